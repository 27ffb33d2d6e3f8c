import type { PaymentRecord, PaymentStatus } from './payment-record';
import type { PaidLine, PaidRefund } from './receipt';

/** What becomes of a registration whose money goes back: it keeps the seat and is to be paid again, or goes. */
export type RefundSeat = 'keep' | 'cancel';

/** Where a payment stands for the office: its status, unless something about it wants to be looked at. */
export type PaymentStanding =
  PaymentStatus | 'mismatch' | 'sent-back' | 'disputed' | 'refund-failed' | 'refund-due';

/** Money that goes back, as the office sees it. */
export interface ListedRefund extends PaidRefund {
  seat?: RefundSeat;
  /** Who asked for it; absent where the product did it by itself. */
  who?: string;
  /** A bank took it back. */
  isDispute?: true;
}

/** Money that a payer's bank asks back; dollars. */
export interface ListedDispute {
  amount: number;
  /** Why, in Stripe's words. */
  reason: string;
  status: 'open' | 'won' | 'lost';
  openedAt: string;
  /** Until when the camp may answer at Stripe. */
  dueBy?: string;
  closedAt?: string;
}

/** A payment as those see it who keep the books; dollars. */
export interface ListedPayment extends PaymentRecord {
  standing: PaymentStanding;
  userId: string;
  /** Name of whoever paid; empty once the account is gone. */
  family: string;
  familyEmail: string;
  campYear: number;
  /** Of the campers. */
  names: string[];
  /** What has gone back. */
  back: number;
  lines: PaidLine[];
  refunds: ListedRefund[];
  disputes?: ListedDispute[];
  settledAt?: string;
  /** The same instant, for whoever wants its day where the camp lies. */
  settledDay?: string;
  expiresAt: string;
  /** What Stripe says otherwise. */
  mismatch?: string;
  /** When all that Stripe took went back, since it fitted no checkout. */
  sentBackAt?: string;
  /** Stripe's id of the payment, else of the checkout. */
  reference?: string;
  /** The payment's page at Stripe; absent while nobody has paid. */
  stripePage?: string;
}

/** What the payments that a query finds come to; dollars. */
export interface PaymentTotals {
  payments: number;
  received: number;
  /** What has gone back of it. */
  back: number;
  /** What is on its way back. */
  due: number;
  /** Checkouts that may still be paid. */
  open: number;
}
