import type { PaymentStatus } from '@camp/contracts/payment/payment-record';
import type { StoredPayment } from '@camp/database/payment/payment-model';

/** The status of a settled payment, derived from its refunds. */
export function statusOf({ refunds, amount }: Pick<StoredPayment, 'refunds' | 'amount'>): PaymentStatus {
  const done = refunds.filter(({ status }) => status === 'done');
  if (done.length === 0) return 'paid';
  const back = done.reduce((sum, refund) => sum + refund.amount, 0);
  return back >= amount ? 'refunded' : 'partly-refunded';
}
