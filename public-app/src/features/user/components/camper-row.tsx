import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { camperEditPath, camperReadPath } from '../../camper/paths';
import { SubmittedLink } from '../../registration/submitted-link';
import { VaccinationProof } from '../../vaccination/components/vaccination-proof';
import { CamperNextStep } from './camper-next-step';
import { RegistrationRow } from './registration-row';

interface CamperRowProps {
  camper: CamperRecord;
  /** The current camp, as far as it is known. */
  camp: CampRecord | undefined;
  payments: readonly PaymentRecord[];
  /** The reader's own profile. */
  isOwn: boolean;
}

/** A camper of this year with the state of the registration, and what comes next. */
export function CamperRow({ camper, camp, payments, isOwn }: CamperRowProps) {
  const mayChange = isOwn && camp && new Date() < new Date(camp.startDate);
  return (
    <RegistrationRow
      person={camper}
      note={`${camper.grade} grade`}
      links={<SubmittedLink to={camperReadPath(camper._id)} person={camper} isOwn={isOwn} />}
      edit={mayChange ? camperEditPath(camper._id) : undefined}
      more={<VaccinationProof record={camper} />}
    >
      <TrailSign kind={camperStatus(camper)} />
      <CamperNextStep camper={camper} camp={camp} payments={payments} isOwn={isOwn} />
    </RegistrationRow>
  );
}
