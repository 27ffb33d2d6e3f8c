import type { CamperRecord } from '@camp/contracts/camper/operations';

/** Words beside the camper form that a camp may want in its own voice; the form's own stand in its declaration. */

/** @param isFree whether there is nothing to pay */
export const registrationNote = (isFree: boolean) =>
  'Registration does not guarantee a spot. Your camper may be waitlisted; the spot is secured once you have ' +
  `registered and ${isFree ? 'confirmed. We email you when you can confirm.' : 'paid. We email you a payment link.'}`;

export const waitlistNote =
  'On the waitlist your camper holds no place, and none is given by itself: the camp writes to you when it can offer ' +
  'one.';

/** Follows the note of the waitlist where a camp costs something. */
export const nothingToPayYet = 'There is nothing to pay until then.';

/** Where a camper stands right after its registration was sent. */
export function standingLine({
  nameFirst,
  waitlist,
  chosenWaitlist,
  waitlistPosition,
  amountDue,
}: CamperRecord): string {
  if (!waitlist)
    return `${nameFirst} has a spot, which is secured once you have ${amountDue === 0 ? 'confirmed it' : 'paid'}.`;
  if (chosenWaitlist) return `${nameFirst} is on the waitlist, as you asked.`;
  const place = waitlistPosition ? `number ${waitlistPosition} on the waitlist` : 'on the waitlist';
  return `${nameFirst} is ${place}. We email you when a spot is free.`;
}
