import type { StoredCamper } from '../../src/camper/camper-model';
import type { Models } from '../../src/models';
import type { StoredPayment } from '../../src/payment/payment-model';
import { Types } from 'mongoose';

/** The price of each camper in cents. */
const cost = 30_000;

/** Stores a payment of 300 dollars for each of a family's campers, paid by default, without a counterpart at Stripe. */
export async function createPayment(
  models: Models,
  campers: readonly [StoredCamper, ...StoredCamper[]],
  values: Partial<StoredPayment> = {},
): Promise<StoredPayment> {
  const _id = new Types.ObjectId();
  const [{ userId, campId }] = campers;
  const lines = campers.map(({ _id: camperId, nameFirst, nameLast }) => ({
    camperId,
    name: `${nameFirst} ${nameLast}`,
    cost,
    lateFee: 0,
  }));
  const payment = await models.Payment.create({
    _id,
    userId,
    campId,
    campers: lines.map(({ camperId }) => camperId),
    lines,
    amount: cost * lines.length,
    status: 'paid',
    sessionId: `cs_test_${_id.toString()}`,
    paymentIntentId: `pi_${_id.toString()}`,
    expiresAt: new Date('2026-07-02'),
    settledAt: new Date('2026-06-30T10:00:00Z'),
    ...values,
  });
  return payment.toObject();
}
