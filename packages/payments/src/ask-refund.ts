import type { RefundSeat } from '@camp/contracts/payment/listed-payment';
import { centsAsText } from '@camp/contracts/payment/dollars';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types, type ClientSession } from 'mongoose';
import { isDisputed } from './dispute';
import { isCoveredElsewhere } from './covered-elsewhere';
import type { PaymentDependencies } from './payment-dependencies';
import { returnsOf, type LineReturns } from './returns';
import { shareOut } from './shares';

/** Why a refund cannot be made as requested. */
export type RefundRefusal = 'not-found' | 'not-payable' | 'conflict';

/** Nothing was refunded. The message is for the person. */
export class RefundNotPossibleError extends Error {
  override readonly name = 'RefundNotPossibleError';

  constructor(
    message: string,
    readonly code: RefundRefusal = 'conflict',
  ) {
    super(message);
  }
}

/** Why a payment can't be refunded now. */
export const disputedMessage =
  'The family’s bank wants this money back. Wait for its decision, or the family could be refunded twice.';

/** A requested refund. */
export interface RefundRequest {
  paymentId: string;
  /** Ids of the campers. If absent, all campers with refundable money. */
  camperIds?: readonly string[];
  /** Cents. If absent, the whole refundable amount of these campers. */
  amount?: number;
  /** The reason in the family's email. */
  reason: string;
  seat: RefundSeat;
  /** The administrator. */
  actorId: string;
  /** Stored with the refund to recognize a repeated request. */
  submission: { submissionKey: string; submissionBody: string };
  /** Whether an earlier attempt of the same request made this refund. */
  isRepeat: (refund: PaymentRefund) => boolean;
}

/**
 * Stores a refund, which the worker sends. Everything is checked and written in one transaction. Of two concurrent
 * requests, the second sees the first, so the total never exceeds the paid amount.
 *
 * @returns the current payment and the events to dispatch
 * @throws RefundNotPossibleError
 */
export function askRefund(
  { connection, models, clock }: Pick<PaymentDependencies, 'connection' | 'models' | 'clock'>,
  request: RefundRequest,
): Promise<{ payment: StoredPayment; rows: StoredOutboxRow[] }> {
  return inTransaction(connection, async (session) => {
    const payment = await models.Payment.findOne({
      _id: request.paymentId,
      settledAt: trusted({ $exists: true }),
    })
      .session(session)
      .lean<StoredPayment>();
    if (!payment) throw new RefundNotPossibleError('Payment not found.', 'not-found');
    if (payment.refunds.some(request.isRepeat)) return { payment, rows: [] };
    if (isDisputed(payment)) throw new RefundNotPossibleError(disputedMessage);
    const { campers, amount, shares } = wantedOf(payment, request);
    if (request.seat === 'cancel') await refusePaidElsewhere(models, session, payment, campers);
    const refund: PaymentRefund = {
      _id: new Types.ObjectId(),
      campers: campers.map(({ line }) => line.camperId),
      amount,
      shares,
      reason: request.reason,
      status: 'due',
      requestedAt: clock.now(),
      requestedBy: new Types.ObjectId(request.actorId),
      seat: request.seat,
      ...request.submission,
    };
    const changed = await models.Payment.findOneAndUpdate(
      { _id: payment._id },
      { $push: { refunds: refund } },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean<StoredPayment>();
    const asked = { actorId: request.actorId, action: 'ask-refund', subject: 'payment' } as const;
    await writeAudit(models, { ...asked, recordIds: [payment._id, ...refund.campers] }, session);
    const paymentId = payment._id.toString();
    return {
      payment: changed,
      rows: [await recordEvent(models, session, 'payment.refund-due', { paymentId })],
    };
  });
}

function wantedOf(payment: StoredPayment, { camperIds, amount, seat }: RefundRequest) {
  const all = returnsOf(payment);
  const named = camperIds && new Set(camperIds.map((id) => id.toLowerCase()));
  const chosen = all.filter(({ line }) => !named || named.has(line.camperId.toString()));
  if (named && chosen.length < named.size)
    throw new RefundNotPossibleError('This payment doesn’t include that camper.', 'not-found');
  const open = chosen.filter(({ isLeft }) => isLeft);
  if (open.length === 0)
    throw new RefundNotPossibleError(
      'This payment is already refunded, or the refund is pending.',
      'not-payable',
    );
  const most = open.reduce((sum, { left }) => sum + left, 0);
  const wanted = amount ?? most;
  if (wanted > most) throw new RefundNotPossibleError(`You can refund up to ${centsAsText(most)}.`);
  // A partial refund that keeps the seats doesn't concern a camper without a price.
  const campers = wanted < most && seat === 'keep' ? open.filter(({ left }) => left > 0) : open;
  const parts = shareOut(
    wanted,
    campers.map(({ left }) => left),
  );
  const shares = campers.map(({ line }, at) => ({ camperId: line.camperId, amount: parts[at] ?? 0 }));
  return { campers, amount: wanted, shares };
}

async function refusePaidElsewhere(
  models: PaymentDependencies['models'],
  session: ClientSession,
  payment: StoredPayment,
  campers: readonly LineReturns[],
): Promise<void> {
  for (const { line } of campers)
    if (await isCoveredElsewhere(models, session, payment._id, line.camperId))
      throw new RefundNotPossibleError(
        `${line.name} is also paid for by another payment. Refund one of them and keep the seat.`,
      );
}
