import type { PaymentStatus } from '@camp/contracts/payment/payment-record';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { returnsOf } from './returns';

/** The status of a settled payment, derived from its refunds. It is refunded once each of its lines is. */
export function statusOf(payment: Pick<StoredPayment, 'refunds' | 'lines'>): PaymentStatus {
  if (!payment.refunds.some(({ status }) => status === 'done')) return 'paid';
  return returnsOf(payment).every(({ isReturned }) => isReturned) ? 'refunded' : 'partly-refunded';
}
