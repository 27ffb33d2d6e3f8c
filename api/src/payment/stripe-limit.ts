import type { Dependencies } from '../dependencies';
import { refuseAbove } from '../limits/rate-limiter';
import type { Person } from '../auth/person';

/**
 * Counts one request to Stripe for an account.
 * @returns whether it is allowed
 */
export const mayAskStripe = async ({ limiter }: Dependencies, { userId }: Person): Promise<boolean> =>
  (await limiter.hit('stripe', userId)) === 0;

/** Counts a call to Stripe for an account. @throws ProblemError 429 above the limit */
export const countQuestion = ({ limiter }: Dependencies, { userId }: Person): Promise<void> =>
  refuseAbove(limiter, 'stripe', userId);
