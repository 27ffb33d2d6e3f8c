import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import type Stripe from 'stripe';

/** When the records were made. */
export const noon = new Date('2027-05-01T12:00:00Z');

/** A payment of 300 dollars for each of some campers that is settled, without a database. */
export function paymentOf(size: number, values: Partial<StoredPayment> = {}): StoredPayment {
  const campers = Array.from({ length: size }, () => new Types.ObjectId());
  return {
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(),
    campId: new Types.ObjectId(),
    campers,
    lines: campers.map((camperId, at) => ({ camperId, name: `Camper ${at}`, cost: 25_000, lateFee: 5_000 })),
    amount: 30_000 * size,
    currency: 'usd',
    status: 'paid',
    settledAt: noon,
    refunds: [],
    ...{ expiresAt: noon, createdAt: noon, updatedAt: noon },
    ...values,
  };
}

/** A requested refund of the given campers. */
export const refundOf = (
  campers: readonly Types.ObjectId[],
  values: Partial<PaymentRefund> = {},
): PaymentRefund => ({
  _id: new Types.ObjectId(),
  campers: [...campers],
  amount: 10_000,
  reason: 'Ill.',
  status: 'due',
  requestedAt: noon,
  ...values,
});

/** A refund as Stripe lists it. */
export const refundAtStripe = (values: Partial<Stripe.Refund> = {}): Stripe.Refund =>
  ({ id: 're_1', amount: 10_000, status: 'succeeded', metadata: {}, ...values }) as Stripe.Refund;

/** A checkout as Stripe lists it, by default a paid one of 300 dollars. */
export const sessionAtStripe = (values: Partial<Stripe.Checkout.Session> = {}): Stripe.Checkout.Session =>
  ({
    id: 'cs_1',
    mode: 'payment',
    payment_status: 'paid',
    amount_total: 30_000,
    currency: 'usd',
    payment_intent: 'pi_1',
    metadata: {},
    ...values,
  }) as Stripe.Checkout.Session;
