import type { CamperStanding } from './operations';

/** What each status is called (docs/product/camper.md, Status). */
export const camperStatusWords = {
  submitted: 'Registration Submitted',
  waitlist: 'Waitlist Registration Submitted',
  'awaiting-payment': 'Awaiting Payment',
  paid: 'Payment Received',
} as const;

/** Where a registration stands. */
export type CamperStatus = keyof typeof camperStatusWords;

/** The status of a registration; whoever waits for a seat has not been asked to pay. */
export function camperStatus({ paid, waitlist }: Pick<CamperStanding, 'paid' | 'waitlist'>): CamperStatus {
  if (paid === true) return 'paid';
  if (paid === false) return 'awaiting-payment';
  return waitlist ? 'waitlist' : 'submitted';
}
