import type { CamperStanding } from './operations';

/** Where a registration stands, as the person reads it (forms.md section 4, Camper status). */
export type CamperStatus = 'submitted' | 'waitlist' | 'awaiting-payment' | 'paid';

/** The status of a registration; whoever waits for a seat has not been asked to pay. */
export function camperStatus({ paid, waitlist }: Pick<CamperStanding, 'paid' | 'waitlist'>): CamperStatus {
  if (paid === true) return 'paid';
  if (paid === false) return 'awaiting-payment';
  return waitlist ? 'waitlist' : 'submitted';
}
