import type { PaymentRecord } from './payment-record';

/** What was paid and refunded for one camper, in dollars. */
export interface PaidLine {
  camperId: string;
  /** The camper's name at the time of payment. */
  name: string;
  amount: number;
  /** The late fee's part of the amount. */
  lateFee: number;
  /** The refunded amount. */
  back: number;
  /** Refunds in progress. */
  due: number;
}

/** A refund in progress, made, or rejected by the bank. */
export interface PaidRefund {
  _id: string;
  /** Names of the refund's campers. */
  names: string[];
  /** The amount in dollars. */
  amount: number;
  reason: string;
  status: 'due' | 'done' | 'failed';
  requestedAt: string;
  doneAt?: string;
}

/** A settled payment with everything that a family may need as proof. */
export interface Receipt extends PaymentRecord {
  userId: string;
  /** The payer's name. Empty for a deleted account. */
  family: string;
  campYear: number;
  lines: PaidLine[];
  refunds: PaidRefund[];
  settledAt: string;
}
