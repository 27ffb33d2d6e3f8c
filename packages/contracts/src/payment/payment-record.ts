/** A payment's status. */
export type PaymentStatus =
  | 'open'
  | 'processing'
  | 'paid'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'partly-refunded';

/** A payment for registrations as its owner sees it, in dollars. */
export interface PaymentRecord {
  _id: string;
  campers: string[];
  amount: number;
  status: PaymentStatus;
  createdAt: string;
}
