import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import { TrailSign } from '@camp/ui/trail-sign';
import { VaccinationProof } from '../../camper/components/vaccination-proof';

/** A camper of this year with the state of the registration. */
export function CamperRow({ camper }: { camper: CamperRecord }) {
  return (
    <li className="user-profile__camper">
      <div>
        <h3>
          {camper.nameFirst} {camper.nameLast}
        </h3>
        <small>{camper.grade} grade</small>
        <VaccinationProof camper={camper} />
      </div>
      <TrailSign kind={camperStatus(camper)} />
    </li>
  );
}
