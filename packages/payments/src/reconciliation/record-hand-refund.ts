import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { followRefund, offerSeatsOfGone } from '../follow-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { statusOf } from '../payment-status';
import { handRefundReason, matchHandRefunds } from './match-hand-refunds';
import type { Noted } from './outcome';
import { hasFailed, ownOf } from './own-refund';

/**
 * Records a manual refund at Stripe once. It completes a pending refund if there is one. The rest is shared among the
 * campers by their remaining amounts, and nobody loses a seat.
 *
 * @param made - Stripe's refund. If absent, recorded manual refunds are matched to pending ones
 * @param actorId - the administrator, or undefined if the worker found it while sending the same refund
 */
export async function recordHandRefund(
  deps: Pick<PaymentDependencies, 'connection' | 'models' | 'clock'>,
  { _id, campId }: Pick<StoredPayment, '_id' | 'campId'>,
  made: Stripe.Refund | undefined,
  actorId: string | undefined,
): Promise<Noted> {
  const { connection, models } = deps;
  const { gone, ...noted } = await inTransaction(connection, async (session) => {
    const nothing = { hasChanged: false, rows: [], gone: [] };
    const payment = await models.Payment.findById(_id).session(session).lean<StoredPayment>();
    if (!payment || (made && ownOf(payment, made))) return nothing;
    const fresh = made && byHand(payment, made, actorId);
    const matched = matchHandRefunds(payment, fresh);
    if (!matched.hasChanged) return nothing;
    const now: StoredPayment = { ...payment, refunds: matched.refunds };
    const { refunds } = now;
    await models.Payment.updateOne({ _id }, { refunds, status: statusOf(now) }, { session });
    const rest = refunds.filter((refund) => fresh && refund._id.equals(fresh._id));
    // The family has already been emailed about recorded refunds.
    const reportedOf = (refund: PaymentRefund) => (fresh ? refund : { ...refund, toldAt: deps.clock.now() });
    const followed = [];
    for (const refund of [...matched.made.map(reportedOf), ...rest])
      followed.push(await followRefund(deps, session, now, refund, actorId));
    return {
      hasChanged: true,
      rows: followed.flatMap(({ rows }) => rows),
      gone: followed.flatMap((one) => one.gone),
    };
  });
  return { ...noted, rows: [...noted.rows, ...(await offerSeatsOfGone(deps, { campId }, gone))] };
}

/** A manual refund at Stripe, not yet shared among the campers. */
function byHand(
  payment: Pick<StoredPayment, 'campers'>,
  made: Stripe.Refund,
  actorId: string | undefined,
): PaymentRefund {
  const at = new Date(made.created * 1000);
  return {
    _id: new Types.ObjectId(),
    campers: payment.campers,
    amount: made.amount,
    reason: handRefundReason,
    status: 'done',
    stripeRefundId: made.id,
    requestedAt: at,
    doneAt: at,
    ...(actorId && { requestedBy: new Types.ObjectId(actorId) }),
    seat: 'keep',
  };
}

/** Stripe's refunds of a lost payment, recorded as manual refunds. */
export async function refundsAtStripe(
  { stripe }: Pick<PaymentDependencies, 'stripe'>,
  payment: Pick<StoredPayment, 'campers' | 'amount' | 'lines' | 'paymentIntentId'>,
  actorId: string,
): Promise<PaymentRefund[]> {
  if (!payment.paymentIntentId) return [];
  let refunds: PaymentRefund[] = [];
  for await (const made of stripe.refunds.list({ payment_intent: payment.paymentIntentId, limit: 100 }))
    if (!hasFailed(made))
      ({ refunds } = matchHandRefunds({ ...payment, refunds }, byHand(payment, made, actorId)));
  return refunds;
}
