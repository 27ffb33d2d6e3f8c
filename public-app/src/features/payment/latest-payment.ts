import type { PaymentRecord } from '@camp/contracts/payment/payment-record';

/** The newest of the payments that arrived or are on their way. */
export const latestPayment = (payments: readonly PaymentRecord[]): PaymentRecord | undefined =>
  payments
    .filter(({ status }) => status === 'paid' || status === 'processing')
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
