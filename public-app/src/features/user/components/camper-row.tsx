import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import type { PaymentRecord } from '@camp/contracts/payment/operations';
import { TextLink } from '@camp/ui/actions/text-link';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { camperEditPath, camperReadPath } from '../../camper/paths';
import { SubmittedLink } from '../../registration/submitted-link';
import { VaccinationProof } from '../../vaccination/components/vaccination-proof';
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
        <SubmittedLink to={camperReadPath(camper._id)} person={camper} isOwn={isOwn} />
        {isOwn && camp && new Date() < new Date(camp.startDate) && (
          <TextLink to={camperEditPath(camper._id)} className="submitted-link">
            Change
            <VisuallyHidden>
              {' '}
              the registration of {camper.nameFirst} {camper.nameLast}
            </VisuallyHidden>
          </TextLink>
        )}
        <VaccinationProof record={camper} />
      </div>
      <div className="user-profile__status">
        <TrailSign kind={camperStatus(camper)} />
        <CamperNextStep camper={camper} camp={camp} payments={payments} />
      </div>
    </li>
  );
}
