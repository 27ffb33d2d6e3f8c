import type { Models } from '@camp/database/models';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { sessionMetadata } from '@camp/payments/session-metadata';
import { trusted } from 'mongoose';

/** Payments per request. */
const batch = 200;

/**
 * Imports the demo payments into the Stripe simulator, so that they can be viewed and refunded there. Known payments
 * don't change.
 *
 * @param stripeUrl - of the simulator
 * @param since - only payments that started then or later. Default: all
 * @throws Error when it does not respond as expected
 */
export async function informSimulator(
  { Payment }: Models,
  stripeUrl: string,
  since = new Date(0),
): Promise<void> {
  const payments = await Payment.find({
    sessionId: trusted({ $regex: /^cs_demo_/ }),
    createdAt: trusted({ $gte: since }),
  })
    .sort({ createdAt: -1 })
    .lean<StoredPayment[]>();
  for (let from = 0; from < payments.length; from += batch) {
    const answer = await fetch(`${stripeUrl}/_control/known-payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payments: payments.slice(from, from + batch).map(asKnown) }),
    });
    if (!answer.ok) throw new Error(`The Stripe simulator answered ${answer.status}.`);
    const { taken } = (await answer.json()) as { taken: number };
    // The latest payments come first, so the simulator already has the older ones.
    if (taken === 0) return;
  }
}

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

function asKnown(payment: StoredPayment) {
  const { _id, sessionId, paymentIntentId, currency, createdAt, refunds, campers, lines } = payment;
  return {
    session: sessionId,
    paymentIntent: paymentIntentId,
    lines: lines.map(({ name, cost, lateFee }) => ({ name, amount: cost + lateFee })),
    currency,
    created: inSeconds(createdAt),
    metadata: sessionMetadata(_id, campers),
    email: 'demo@example.org',
    refunds: refunds.flatMap((refund) =>
      refund.stripeRefundId === undefined
        ? []
        : [{ id: refund.stripeRefundId, amount: refund.amount, created: inSeconds(refund.requestedAt) }],
    ),
  };
}
