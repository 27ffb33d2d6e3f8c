import type { CamperStanding } from './operations';

/** The label of each status (docs/product/camper.md, Status). */
export const camperStatusWords = {
  submitted: 'Registration Submitted',
  waitlist: 'Waitlist Registration Submitted',
  'awaiting-payment': 'Awaiting Payment',
  paid: 'Payment Received',
} as const;

/** A registration's status. */
export type CamperStatus = keyof typeof camperStatusWords;

/** The status of a registration. A waitlisted camper hasn't been asked to pay. */
export function camperStatus({ paid, waitlist }: Pick<CamperStanding, 'paid' | 'waitlist'>): CamperStatus {
  if (paid === true) return 'paid';
  if (paid === false) return 'awaiting-payment';
  return waitlist ? 'waitlist' : 'submitted';
}
