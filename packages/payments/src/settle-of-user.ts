import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';
import type { Settled } from './settlement';
import { singleFlight } from './single-flight';
import { undecidedPayments } from './undecided-payments';

/** The result of checking a user's open checkouts. */
export interface CheckedPayment {
  /** Events to dispatch. */
  rows: StoredOutboxRow[];
  /** Whether Stripe was asked about every checkout. If not, our records may be outdated. */
  checked: boolean;
}

const askOnce = singleFlight<Settled | undefined>();

/**
 * Asks Stripe about a user's open checkouts, for the success page (docs/product/payment.md, Checkout). Concurrent calls
 * for one checkout share Stripe's answer.
 *
 * @param mayAsk - whether Stripe may be asked again
 * @throws StripeError when Stripe does not answer
 */
export async function settleOfUser(
  deps: PaymentDependencies,
  userId: Types.ObjectId | string,
  mayAsk: () => Promise<boolean>,
): Promise<CheckedPayment> {
  const rows: StoredOutboxRow[] = [];
  for (const sessionId of await undecidedPayments(deps, { userId })) {
    const { answer, isShared } = await askOnce(deps.models, sessionId, async () =>
      (await mayAsk()) ? settle(deps, sessionId) : undefined,
    );
    if (!answer) return { rows, checked: false };
    if (!isShared) rows.push(...answer.rows);
  }
  return { rows, checked: true };
}
