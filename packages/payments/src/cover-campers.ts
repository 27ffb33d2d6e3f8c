import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type ClientSession, type Types } from 'mongoose';
import { isCoveredElsewhere } from './covered-elsewhere';
import type { PaymentDependencies } from './payment-dependencies';

/** Why a camper is refunded, for the owner's email. */
const seatIsGone = 'The spot was no longer available when the payment arrived.';
const isPaidAlready = 'The spot was already paid for by another payment.';

/** The outcome for a payment's campers. */
export interface Coverage {
  /** The campers that the payment could not set to paid. */
  uncovered: PaymentLine[];
  /** Events to dispatch: receipt, refund. */
  rows: StoredOutboxRow[];
}

/**
 * Marks the campers of a newly paid payment as paid, in its transaction. Money for a camper who was deleted, lost the
 * seat or is covered by another payment is refunded (I8). A camper who counts as paid without a payment, as in a
 * restored backup, is covered by this one.
 *
 * @param movedUp - waitlisted campers for whom this transaction has renewed a claim of a seat (`renewClaim`)
 * @param receipt - `silent` if the family already has its receipt
 */
export async function coverCampers(
  { models, clock }: Pick<PaymentDependencies, 'models' | 'clock'>,
  session: ClientSession,
  payment: StoredPayment,
  movedUp: readonly Types.ObjectId[] = [],
  receipt: 'receipt' | 'silent' = 'receipt',
): Promise<Coverage> {
  const seated = (id: Types.ObjectId) =>
    movedUp.some((moved) => moved.equals(id)) ? { pinned: false } : { waitlist: false };
  const gone: PaymentLine[] = [];
  const paidAlready: PaymentLine[] = [];
  for (const line of payment.lines) {
    const _id = line.camperId;
    const covered = await models.Camper.updateOne(
      { _id, paid: trusted({ $ne: true }), ...seated(_id) },
      { paid: true, waitlist: false },
      { session },
    );
    if (covered.modifiedCount === 1) continue;
    const isPaid = await models.Camper.exists({ _id, paid: true }).session(session);
    if (!isPaid) gone.push(line);
    else if (await isCoveredElsewhere(models, session, payment._id, _id)) paidAlready.push(line);
  }

  const uncovered = [...gone, ...paidAlready];
  const rows: StoredOutboxRow[] = [];
  const paymentId = payment._id.toString();
  if (receipt === 'receipt' && uncovered.length < payment.lines.length)
    rows.push(await recordEvent(models, session, 'payment.settled', { paymentId }));
  // The receipt compares this time with the settlement's to find the campers that it doesn't cover.
  const requestedAt = payment.settledAt ?? clock.now();
  const refunds = [
    ...refundOf(gone, seatIsGone, requestedAt),
    ...refundOf(paidAlready, isPaidAlready, requestedAt),
  ];
  if (refunds.length > 0) {
    await models.Payment.updateOne({ _id: payment._id }, { $push: { refunds } }, { session });
    rows.push(await recordEvent(models, session, 'payment.refund-due', { paymentId }));
  }
  return { uncovered, rows };
}

/** @returns one refund, or none if there is nothing to refund */
function refundOf(lines: readonly PaymentLine[], reason: string, requestedAt: Date) {
  const amount = lines.reduce((sum, { cost, lateFee }) => sum + cost + lateFee, 0);
  const campers = lines.map(({ camperId }) => camperId);
  return amount > 0 ? [{ campers, amount, reason, status: 'due', requestedAt } as const] : [];
}
