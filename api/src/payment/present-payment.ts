import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import type { StoredPayment } from '@camp/database/payment/payment-model';

/** A payment for its family, in dollars. */
export function presentPayment(payment: StoredPayment): PaymentRecord {
  return {
    _id: payment._id.toString(),
    campers: payment.campers.map(String),
    amount: payment.amount / 100,
    status: payment.status,
    createdAt: payment.createdAt.toISOString(),
  };
}
