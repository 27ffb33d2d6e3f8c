import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import type { PaymentRecord } from '@camp/contracts/payment/operations';
import { TrailSign } from '@camp/ui/trail-sign';
import { SubmittedLink } from '../../camper/components/submitted-link';
import { VaccinationProof } from '../../camper/components/vaccination-proof';
import { CamperNextStep } from './camper-next-step';

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
  return (
    <li className="user-profile__camper">
      <div>
        <h3>
          {camper.nameFirst} {camper.nameLast}
        </h3>
        <small>{camper.grade} grade</small>
        <SubmittedLink camper={camper} isOwn={isOwn} />
        <VaccinationProof camper={camper} />
      </div>
      <div className="user-profile__status">
        <TrailSign kind={camperStatus(camper)} />
        <CamperNextStep camper={camper} camp={camp} payments={payments} />
      </div>
    </li>
  );
}
