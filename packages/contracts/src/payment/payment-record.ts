/** Where a payment stands. */
export type PaymentStatus =
  'open' | 'processing' | 'paid' | 'expired' | 'failed' | 'refunded' | 'partly-refunded';

/** A payment of registrations as its owner sees it; amount in dollars. */
export interface PaymentRecord {
  _id: string;
  campers: string[];
  amount: number;
  status: PaymentStatus;
  createdAt: string;
}
