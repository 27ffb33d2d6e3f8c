import type { PaymentRecord } from './payment-record';

/** What was paid for one camper, and what of it went back; dollars. */
export interface PaidLine {
  camperId: string;
  /** The camper's name when it was paid. */
  name: string;
  amount: number;
  /** What of the amount is the late fee. */
  lateFee: number;
  /** What has gone back. */
  back: number;
  /** What is on its way back. */
  due: number;
}

/** Money on its way back, made, or refused by the bank. */
export interface PaidRefund {
  _id: string;
  /** Of the campers whom it is for. */
  names: string[];
  /** Dollars. */
  amount: number;
  reason: string;
  status: 'due' | 'done' | 'failed';
  requestedAt: string;
  doneAt?: string;
}

/** A settled payment with all that a family may have to show of it. */
export interface Receipt extends PaymentRecord {
  userId: string;
  /** Name of whoever paid; empty once the account is gone. */
  family: string;
  campYear: number;
  lines: PaidLine[];
  refunds: PaidRefund[];
  settledAt: string;
}
