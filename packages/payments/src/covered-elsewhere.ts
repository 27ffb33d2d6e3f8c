import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';
import { returnsOf } from './returns';

/** Whether another payment secures a camper's place: one of which not all that was paid for the camper went back. */
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
  return others
    .filter(({ status }) => status !== 'refunded')
    .flatMap(returnsOf)
    .some(({ line, price, done }) => line.camperId.equals(camperId) && (done < price || price === 0));
}
