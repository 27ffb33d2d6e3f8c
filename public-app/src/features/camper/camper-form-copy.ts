import type { CamperRecord } from '@camp/contracts/camper/operations';

/** The texts around the camper form that a camp may want to change. The form's own texts are in its declaration. */

/** @param isFree whether there is nothing to pay */
export const registrationNote = (isFree: boolean) =>
  'Registration doesn’t guarantee a spot. Your camper may be waitlisted. The spot is secured once you’ve ' +
  `registered and ${isFree ? 'confirmed. We’ll email you when you can confirm.' : 'paid. We’ll email you a payment link.'}`;

export const waitlistNote =
  'Joining the waitlist doesn’t hold a spot. The camp will email you if it can offer you one.';

export const waitlistInShort = 'The waitlist doesn’t hold a spot';

/** Added to the waitlist note unless the camp is free. */
export const nothingToPayYet = 'There’s nothing to pay until then.';

/** A camper's status right after the registration was sent. */
export function standingLine({
  nameFirst,
  waitlist,
  chosenWaitlist,
  waitlistPosition,
  amountDue,
}: CamperRecord): string {
  if (!waitlist)
    return `${nameFirst} has a spot. It’s secured once you’ve ${amountDue === 0 ? 'confirmed it' : 'paid'}.`;
  if (chosenWaitlist) return `${nameFirst} is on the waitlist, as you asked.`;
  const place = waitlistPosition ? `number ${waitlistPosition} on the waitlist` : 'on the waitlist';
  return `${nameFirst} is ${place}. We’ll email you when a spot opens up.`;
}
