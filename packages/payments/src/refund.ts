import type { PaymentStatus } from '@camp/contracts/payment/operations';
import { writeAudit } from '@camp/database/audit/write-audit';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { freeSeat } from '@camp/database/camp/seats';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types } from 'mongoose';
import Stripe from 'stripe';
import { coverAgain, settleRegistrations } from './after-refund';
import type { PaymentDependencies } from './payment-dependencies';
import { hasFailed } from './reconciliation/has-failed';

/** Stripe will not make this refund (no money left, no such payment, the bank took none): a person has to look. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/**
 * Sends back what is due of a payment, each refund once however often this runs. One on its way counts as made; should
 * it fail later, `checkRefund` notes that.
 *
 * @returns the events to dispatch
 * @throws RefundRefusedError after all others were made; StripeError when Stripe does not answer
 */
export async function refundDue(deps: PaymentDependencies, paymentId: string): Promise<StoredOutboxRow[]> {
  const payment = await deps.models.Payment.findById(paymentId).lean<StoredPayment>();
  if (!payment) return [];
  const rows: StoredOutboxRow[] = [];
  const refusals: RefundRefusedError[] = [];
  for (const refund of payment.refunds.filter(({ status }) => status === 'due')) {
    try {
      // A free place went with no money.
      const made = refund.amount > 0 ? await sendBack(deps, payment, refund) : undefined;
      if (made && hasFailed(made)) await refuseFailed(deps, refund._id, made);
      else rows.push(...(await noteRefund(deps, payment, refund, made?.id)));
    } catch (error) {
      if (!(error instanceof RefundRefusedError)) throw error;
      refusals.push(error);
    }
  }
  if (refusals[0]) throw refusals[0];
  return rows;
}

/**
 * Looks at a refund that Stripe told something about: a bank may refuse the money days after it was sent.
 *
 * @param stripeRefundId - Stripe's id of the refund
 * @throws RefundRefusedError when it failed and is ours; StripeError when Stripe does not know it or does not answer
 */
export async function checkRefund(deps: PaymentDependencies, stripeRefundId: string): Promise<void> {
  const made = await deps.stripe.refunds.retrieve(stripeRefundId);
  const ours = made.metadata?.refund;
  // The camp may make refunds at Stripe by hand.
  if (ours && Types.ObjectId.isValid(ours) && hasFailed(made))
    await refuseFailed(deps, new Types.ObjectId(ours), made);
}

async function sendBack(
  { stripe }: PaymentDependencies,
  { paymentIntentId }: StoredPayment,
  { _id, amount, failedRefundIds = [] }: PaymentRefund,
): Promise<Stripe.Refund> {
  if (!paymentIntentId) throw new RefundRefusedError('The payment has no payment intent.');
  const refund = _id.toString();
  const attempt = failedRefundIds.length > 0 ? `-${failedRefundIds.length}` : '';
  // Stripe forgets idempotency keys after a day; the refund itself it never forgets.
  for await (const made of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
    if (made.metadata?.refund === refund && !failedRefundIds.includes(made.id)) return made;
  try {
    return await stripe.refunds.create(
      { payment_intent: paymentIntentId, amount, metadata: { refund } },
      { idempotencyKey: `refund-${refund}${attempt}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefusedError(`Stripe refused the refund: ${error.code ?? error.type}`, {
        cause: error,
      });
    throw error;
  }
}

/**
 * Notes that a refund failed, also one that was noted as done. Nothing happens where it was noted and the money has
 * been asked for once more since: Stripe tells of an attempt more than once, and late.
 *
 * @throws RefundRefusedError when it was noted
 */
async function refuseFailed(
  { connection, models }: PaymentDependencies,
  refundId: Types.ObjectId,
  made: Stripe.Refund,
): Promise<void> {
  const isNoted = await inTransaction(connection, async (session) => {
    const noted = await models.Payment.findOneAndUpdate(
      {
        // By its index.
        'refunds._id': refundId,
        refunds: trusted({ $elemMatch: { _id: refundId, failedRefundIds: { $ne: made.id } } }),
      },
      {
        $set: { 'refunds.$.status': 'failed', 'refunds.$.stripeRefundId': made.id },
        $unset: { 'refunds.$.doneAt': 1 },
      },
      { session, returnDocument: 'after' },
    ).lean<StoredPayment>();
    const refund = noted?.refunds.find(({ _id }) => _id.equals(refundId));
    if (!noted || !refund) return false;
    await models.Payment.updateOne({ _id: noted._id }, { status: statusOf(noted) }, { session });
    await coverAgain(models, session, noted, refund);
    return true;
  });
  if (!isNoted) return;
  throw new RefundRefusedError(
    `Refund ${made.id} ${made.status}: ${made.failure_reason ?? 'no reason given'}`,
  );
}

/** Notes that a refund was made, once, with what it means for its registrations. */
async function noteRefund(
  { connection, models, clock }: PaymentDependencies,
  payment: StoredPayment,
  { _id, campers, requestedBy }: PaymentRefund,
  stripeRefundId: string | undefined,
): Promise<StoredOutboxRow[]> {
  const noted = await inTransaction(connection, async (session) => {
    const now = await models.Payment.findOneAndUpdate(
      { _id: payment._id, refunds: trusted({ $elemMatch: { _id, status: 'due' } }) },
      {
        'refunds.$.status': 'done',
        'refunds.$.doneAt': clock.now(),
        ...(stripeRefundId && { 'refunds.$.stripeRefundId': stripeRefundId }),
      },
      { session, returnDocument: 'after' },
    ).lean<StoredPayment>();
    const refund = now?.refunds.find((one) => one._id.equals(_id));
    if (!now || !refund) return undefined;
    await models.Payment.updateOne({ _id: payment._id }, { status: statusOf(now) }, { session });
    const written = { actorId: requestedBy?.toString(), action: 'refund', subject: 'payment' } as const;
    await writeAudit(models, { ...written, recordIds: [payment._id, ...campers] }, session);
    const gone = await settleRegistrations(models, session, now, refund);
    const refunded = { paymentId: payment._id.toString(), refundId: _id.toString() };
    return { gone, row: await recordEvent(models, session, 'payment.refunded', refunded) };
  });
  if (!noted) return [];
  for (const camper of noted.gone) await freeSeat(models, camper.campId, camper._id);
  const offered =
    noted.gone.length > 0 ? await offerFreedSeats(connection, models, payment.campId, clock) : [];
  return [noted.row, ...offered];
}

/** What a settled payment is by what went back of it. */
export function statusOf({ refunds, amount }: Pick<StoredPayment, 'refunds' | 'amount'>): PaymentStatus {
  const done = refunds.filter(({ status }) => status === 'done');
  if (done.length === 0) return 'paid';
  const back = done.reduce((sum, refund) => sum + refund.amount, 0);
  return back >= amount ? 'refunded' : 'partly-refunded';
}
