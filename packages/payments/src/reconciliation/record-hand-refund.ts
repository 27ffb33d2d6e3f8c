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
 * Writes a refund down that somebody made at Stripe by hand, once. It is the refund that waits for this money, where
 * there is one; the rest is shared among the campers by what is left of each, and takes nobody's seat.
 *
 * @param made - Stripe's refund; without it, what was noted by hand before is matched to what still waits
 * @param actorId - who says so; undefined where the product found it while it was to send the same money
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
    // What was noted before has been told.
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

/** A refund of Stripe that nobody asked for here, before it is shared among the campers. */
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

/** What Stripe says went back of a payment that is gone, as if all of it had been sent by hand. */
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
