import { campFullNotice } from '@camp/contracts/camp/home-words';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { Alert } from '@camp/ui/feedback/alert';

/** Warns that a registration would join the waitlist (docs/product/camp.md, Seats). */
export function CampFull({ camp: { registrationOpen, isFull } }: { camp: CurrentCamp }) {
  return registrationOpen && isFull ? (
    <Alert kind="warning" data-live="">
      <p>{campFullNotice}</p>
    </Alert>
  ) : null;
}
