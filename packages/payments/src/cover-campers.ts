import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';

/** For the owner's mail. */
const seatIsGone = 'The place was no longer available when the payment arrived.';

/**
 * Sets the campers of a payment that has just become paid to paid, in its transaction. A camper that is gone, lost
 * its seat or was paid for by other means meanwhile is sent back its money (I8).
 *
 * @param movedUp - waitlisted campers for whom a seat was claimed just now
 * @returns the events: receipt, refund
 */
export async function coverCampers(
  { models, clock }: Pick<PaymentDependencies, 'models' | 'clock'>,
  session: ClientSession,
  payment: StoredPayment,
  movedUp: readonly Types.ObjectId[] = [],
): Promise<StoredOutboxRow[]> {
  const seated = (id: Types.ObjectId) =>
    movedUp.some((moved) => moved.equals(id)) ? { pinned: false } : { waitlist: false };
  const uncovered: StoredPayment['lines'] = [];
  for (const line of payment.lines) {
    const covered = await models.Camper.updateOne(
      { _id: line.camperId, paid: trusted({ $ne: true }), ...seated(line.camperId) },
      { paid: true, waitlist: false },
      { session },
    );
    if (covered.modifiedCount === 0) uncovered.push(line);
  }

  const rows: StoredOutboxRow[] = [];
  const paymentId = payment._id.toString();
  if (uncovered.length < payment.lines.length)
    rows.push(await recordEvent(models, session, 'payment.settled', { paymentId }));
  const amount = uncovered.reduce((sum, { cost, lateFee }) => sum + cost + lateFee, 0);
  if (amount > 0) {
    // The same instant as the settlement: by that the receipt knows what it does not cover.
    const requestedAt = payment.settledAt ?? clock.now();
    const campers = uncovered.map(({ camperId }) => camperId);
    const refund = { campers, amount, reason: seatIsGone, status: 'due', requestedAt } as const;
    await models.Payment.updateOne({ _id: payment._id }, { $push: { refunds: refund } }, { session });
    rows.push(await recordEvent(models, session, 'payment.refund-due', { paymentId }));
  }
  return rows;
}
