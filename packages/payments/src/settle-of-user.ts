import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';
import { undecidedPayments } from './undecided-payments';

/**
 * Asks Stripe about one user's open checkouts, for the success page (docs/product/payment.md, Checkout).
 *
 * @returns the events to dispatch
 * @throws StripeError when Stripe does not answer
 */
export async function settleOfUser(
  deps: PaymentDependencies,
  userId: Types.ObjectId | string,
): Promise<StoredOutboxRow[]> {
  const rows: StoredOutboxRow[] = [];
  for (const sessionId of await undecidedPayments(deps, { userId }))
    rows.push(...(await settle(deps, sessionId)).rows);
  return rows;
}
