import type { CamperRecord } from '@camp/contracts/camper/operations';
import { TrailSign, type TrailSignKind } from '@camp/ui/trail-sign';

/** Which sign a registration gets (forms.md section 4, Camper status). */
export function signOf({ paid, waitlist }: Pick<CamperRecord, 'paid' | 'waitlist'>): TrailSignKind {
  if (paid === true) return 'paid';
  if (paid === false) return 'awaiting-payment';
  return waitlist ? 'waitlist' : 'submitted';
}

/** A camper of this year with the state of the registration. */
export function CamperRow({ camper }: { camper: CamperRecord }) {
  return (
    <li className="user-profile__camper">
      <div>
        <h3>
          {camper.nameFirst} {camper.nameLast}
        </h3>
        <small>{camper.grade} grade</small>
      </div>
      <TrailSign kind={signOf(camper)} />
    </li>
  );
}
