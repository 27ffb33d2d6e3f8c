import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';
import { returnsOf } from './returns';

/** The campers whose seat a settled payment secures. For each of them, part of the paid amount is not refunded. */
export const securedBy = (payment: Pick<StoredPayment, 'lines' | 'refunds'>): Types.ObjectId[] =>
  returnsOf(payment)
    .filter(({ isReturned }) => !isReturned)
    .map(({ line }) => line.camperId);

/** Whether another payment secures a camper's seat, because part of its amount for the camper is not refunded. */
export async function isCoveredElsewhere(
  models: PaymentDependencies['models'],
  session: ClientSession,
  paymentId: Types.ObjectId,
  camperId: Types.ObjectId,
): Promise<boolean> {
  const others = await models.Payment.find({
    _id: trusted({ $ne: paymentId }),
    campers: camperId,
    settledAt: trusted({ $exists: true }),
  })
    .session(session)
    .lean<StoredPayment[]>();
  return others.some((payment) => securedBy(payment).some((id) => id.equals(camperId)));
}
