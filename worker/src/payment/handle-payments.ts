import { HopelessError } from '@camp/queue/consumer';
import { checkDispute } from '@camp/payments/dispute';
import type { PaymentDependencies } from '@camp/payments/payment-dependencies';
import { compareWithStripe } from '@camp/payments/reconciliation/compare';
import { checkRefund, RefundRefusedError } from '@camp/payments/failed-refund';
import { refundDue } from '@camp/payments/refund';
import { settle } from '@camp/payments/settle';
import Stripe from 'stripe';
import type { WorkerDependencies } from '../dependencies';

/** The worker's dependencies that payments need. */
export function paymentDependencies({
  database,
  stripe,
  clock,
  logger,
}: WorkerDependencies): PaymentDependencies {
  return { connection: database.connection, models: database.models, stripe, clock, logger };
}

/** Handles a webhook event of Stripe: settles its checkout sessions, or checks its refund or dispute. */
export async function settleFromWebhookEvent(
  deps: WorkerDependencies,
  { noticeId: eventId }: { noticeId: string },
): Promise<void> {
  const event = await deps.database.models.WebhookEvent.findById(eventId).lean();
  if (!event) return;
  try {
    if (event.type.startsWith('refund.')) await checkRefund(paymentDependencies(deps), event.objectId);
    if (event.type.startsWith('charge.dispute.')) await followDispute(deps, event.objectId);
    for (const sessionId of await sessionsOf(deps.stripe, event)) {
      const { rows } = await settle(paymentDependencies(deps), sessionId);
      deps.producer.dispatchSoon(...rows);
    }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new HopelessError(`Stripe does not know what webhook event ${event._id} is about.`);
    if (error instanceof RefundRefusedError) throw new HopelessError(error.message);
    throw error;
  }
}

/** The payments page will show what to do about it. */
async function followDispute(deps: WorkerDependencies, disputeId: string): Promise<void> {
  const payments = paymentDependencies(deps);
  if (await checkDispute(payments, disputeId)) await compareWithStripe(payments);
}

async function sessionsOf(
  stripe: Stripe,
  { objectId, paymentIntentId }: { objectId: string; paymentIntentId?: string },
): Promise<string[]> {
  if (objectId.startsWith('cs_')) return [objectId];
  const intent = objectId.startsWith('pi_') ? objectId : paymentIntentId;
  if (!intent) return [];
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 10 });
  return sessions.data.map(({ id }) => id);
}

/** Sends the due refunds of a payment. */
export async function refundPayment(
  deps: WorkerDependencies,
  { paymentId }: { paymentId: string },
): Promise<void> {
  try {
    deps.producer.dispatchSoon(...(await refundDue(paymentDependencies(deps), paymentId)));
  } catch (error) {
    if (error instanceof RefundRefusedError) throw new HopelessError(error.message);
    throw error;
  }
}
