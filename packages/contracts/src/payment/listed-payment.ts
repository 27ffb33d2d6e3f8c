import type { PaymentRecord, PaymentStatus } from './payment-record';
import type { PaidLine, PaidRefund } from './receipt';

/** What a refund does to a registration: it keeps the seat and must be paid again, or is deleted. */
export type RefundSeat = 'keep' | 'cancel';

/** A payment's state for administrators: its status, unless it needs attention. */
export type PaymentStanding =
  | PaymentStatus
  | 'mismatch'
  | 'sent-back'
  | 'disputed'
  | 'refund-failed'
  | 'refund-due';

/** A refund, as administrators see it. */
export interface ListedRefund extends PaidRefund {
  seat?: RefundSeat;
  /** Who requested it. Absent for the product's own refunds. */
  who?: string;
  /** Whether a bank took the money back. */
  isDispute?: true;
}

/** A dispute: a payer's bank demands the money back. In dollars. */
export interface ListedDispute {
  amount: number;
  /** The reason, as Stripe names it. */
  reason: string;
  status: 'open' | 'won' | 'lost';
  openedAt: string;
  /** The deadline for the camp's answer at Stripe. */
  dueBy?: string;
  closedAt?: string;
}

/** A payment as administrators with the right to payments see it, in dollars. */
export interface ListedPayment extends PaymentRecord {
  standing: PaymentStanding;
  userId: string;
  /** The payer's name. Empty for a deleted account. */
  family: string;
  familyEmail: string;
  campYear: number;
  /** The campers' names. */
  names: string[];
  /** The refunded amount in dollars. */
  back: number;
  lines: PaidLine[];
  refunds: ListedRefund[];
  disputes?: ListedDispute[];
  settledAt?: string;
  /** The same instant, for callers that need its day in the camp's time zone. */
  settledDay?: string;
  expiresAt: string;
  /** How Stripe's state differs. */
  mismatch?: string;
  /** When the full amount was refunded because it matched no checkout. */
  sentBackAt?: string;
  /** Stripe's id of the payment, or of the checkout. */
  reference?: string;
  /** The payment's page at Stripe. Absent until it is paid. */
  stripePage?: string;
}

/** Totals of the payments that match a query, in dollars. */
export interface PaymentTotals {
  payments: number;
  received: number;
  /** The refunded amount. */
  back: number;
  /** Refunds in progress. */
  due: number;
  /** Checkouts that can still be paid. */
  open: number;
}
