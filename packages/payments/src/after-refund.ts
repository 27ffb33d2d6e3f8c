import type { StoredCamper } from '@camp/database/camper/camper-model';
import { removeCamper } from '@camp/database/camper/remove-camper';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type { ClientSession } from 'mongoose';
import { isCoveredElsewhere } from './covered-elsewhere';
import type { PaymentDependencies } from './payment-dependencies';
import { returnsOf } from './returns';

type Models = PaymentDependencies['models'];

/**
 * Applies a refund to its registrations, in its transaction. They are deleted, or they keep the seat. A camper who
 * keeps it has to pay again once everything paid for that camper was refunded. Automatic refunds change nothing.
 * @returns the deleted registrations, whose seats have to be offered
 */
export async function settleRegistrations(
  models: Models,
  session: ClientSession,
  payment: StoredPayment,
  refund: PaymentRefund,
): Promise<StoredCamper[]> {
  if (!refund.seat) return [];
  const gone: StoredCamper[] = [];
  const whole = wholeReturns(payment);
  for (const camperId of refund.campers) {
    if (await isCoveredElsewhere(models, session, payment._id, camperId)) continue;
    if (refund.seat === 'cancel') {
      const removed = await removeCamper(models, session, { _id: camperId }, refund.requestedBy);
      if (removed) gone.push(removed);
    } else if (whole.has(camperId.toString()))
      await models.Camper.updateOne({ _id: camperId, paid: true }, { paid: false }, { session });
  }
  return gone;
}

/** A refund failed after all, so the camp has the money. Campers who still have the seat become paid again. */
export async function coverAgain(
  models: Models,
  session: ClientSession,
  payment: StoredPayment,
  { campers, seat }: PaymentRefund,
): Promise<void> {
  if (seat !== 'keep') return;
  const whole = wholeReturns(payment);
  const covered = campers.filter((id) => !whole.has(id.toString()));
  for (const _id of covered)
    await models.Camper.updateOne({ _id, paid: false, waitlist: false }, { paid: true }, { session });
}

/** The campers whose whole amount was refunded. */
const wholeReturns = (payment: StoredPayment): ReadonlySet<string> =>
  new Set(
    returnsOf(payment)
      .filter(({ isReturned }) => isReturned)
      .map(({ line }) => line.camperId.toString()),
  );
