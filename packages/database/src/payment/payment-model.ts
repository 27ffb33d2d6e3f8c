import type { RefundSeat } from '@camp/contracts/payment/listed-payment';
import type { PaymentStatus } from '@camp/contracts/payment/payment-record';
import { Schema, type Types } from 'mongoose';
import { wherePresent } from '../where-present';
import { disputePaths, type PaymentDispute } from './dispute-paths';

/** The price of one camper. */
export interface PaymentLine {
  camperId: Types.ObjectId;
  /** The camper's name at the time, for the receipt. */
  name: string;
  /** The price in cents. */
  cost: number;
  /** The late fee in cents. */
  lateFee: number;
}

/** A refund. The job `payment.refund` sends due refunds. If Stripe later reports a failure, a person has to decide. */
export interface PaymentRefund {
  _id: Types.ObjectId;
  campers: Types.ObjectId[];
  /** Amount in cents. */
  amount: number;
  /** Each camper's share in cents. Older refunds are shared by price. */
  shares?: RefundShare[];
  /** The reason in the owner's email. */
  reason: string;
  status: 'due' | 'done' | 'failed';
  stripeRefundId?: string;
  /** Ids of attempts that the bank refused before the refund was requested again. */
  failedRefundIds?: string[];
  /** How often Stripe refused the refund, since each attempt needs its own idempotency key. */
  refusals?: number;
  requestedAt: Date;
  doneAt?: Date;
  /** When the family was emailed about a refund that failed afterwards, so that they aren't emailed twice. */
  toldAt?: Date;
  /** The administrator who requested it. Absent for automatic refunds. */
  requestedBy?: Types.ObjectId;
  /** Whether the campers keep their seats. Absent for automatic refunds. */
  seat?: RefundSeat;
  /** The lost dispute at Stripe. `seat` is set once an administrator has decided. */
  disputeId?: string;
  /** Identifies a repeated request. */
  submissionKey?: string;
  submissionBody?: string;
}

/** A camper's part of a refund, in cents. */
export interface RefundShare {
  camperId: Types.ObjectId;
  amount: number;
}

/** A payment of registrations, stored before Stripe is called. */
export interface StoredPayment {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  campId: Types.ObjectId;
  campers: Types.ObjectId[];
  /**
   * The same campers while this checkout may still be paid, absent afterwards. A unique index over this field gives
   * each camper at most one open checkout.
   */
  openCampers?: Types.ObjectId[];
  lines: PaymentLine[];
  /** Amount in cents. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** Stripe's checkout session. Absent for a zero payment, and until Stripe has answered. */
  sessionId?: string;
  /** The address of the checkout page. */
  url?: string;
  expiresAt: Date;
  paymentIntentId?: string;
  settledAt?: Date;
  /** How Stripe disagrees with this record. */
  mismatch?: string;
  /** When a mismatched payment was refunded in full. Later reports from Stripe change nothing. */
  sentBackAt?: Date;
  /** When an administrator confirmed the record although Stripe disagrees. */
  keptAt?: Date;
  refunds: PaymentRefund[];
  /** Absent if no bank ever opened a dispute. */
  disputes?: PaymentDispute[];
  createdAt: Date;
  updatedAt: Date;
}

const id = Schema.Types.ObjectId;

/** Amounts are in cents. A unique index over `openCampers` gives each camper at most one open checkout. */
export const paymentSchema = new Schema<StoredPayment>({
  userId: { type: id, required: true },
  campId: { type: id, required: true },
  campers: { type: [id], required: true },
  openCampers: { type: [id], default: undefined },
  lines: {
    type: [
      new Schema<PaymentLine>(
        {
          camperId: { type: id, required: true },
          name: { type: String, required: true },
          cost: { type: Number, required: true },
          lateFee: { type: Number, required: true },
        },
        { _id: false },
      ),
    ],
    required: true,
  },
  amount: { type: Number, required: true },
  currency: { type: String, required: true, default: 'usd' },
  status: { type: String, required: true, default: 'open' },
  sessionId: String,
  url: String,
  expiresAt: { type: Date, required: true },
  paymentIntentId: String,
  settledAt: Date,
  mismatch: String,
  sentBackAt: Date,
  keptAt: Date,
  refunds: {
    type: [
      new Schema<PaymentRefund>({
        campers: { type: [id], required: true },
        amount: { type: Number, required: true },
        shares: {
          type: [
            new Schema<RefundShare>(
              { camperId: { type: id, required: true }, amount: { type: Number, required: true } },
              { _id: false },
            ),
          ],
          default: undefined,
        },
        reason: { type: String, required: true },
        status: { type: String, required: true, default: 'due' },
        stripeRefundId: String,
        failedRefundIds: { type: [String], default: undefined },
        refusals: Number,
        requestedAt: { type: Date, required: true },
        doneAt: Date,
        toldAt: Date,
        requestedBy: id,
        seat: String,
        disputeId: String,
        submissionKey: String,
        submissionBody: String,
      }),
    ],
    default: [],
  },
  ...disputePaths,
});

paymentSchema.index({ openCampers: 1 }, { unique: true, sparse: true });
paymentSchema.index({ sessionId: 1 }, { unique: true, ...wherePresent('sessionId') });
// Stripe's refunds and disputes refer to the payment intent.
paymentSchema.index({ paymentIntentId: 1 }, wherePresent('paymentIntentId'));
paymentSchema.index({ userId: 1, createdAt: -1 });
paymentSchema.index({ campers: 1 });
paymentSchema.index({ campId: 1, settledAt: 1 });
// Indexes for each order of a year's list.
paymentSchema.index({ campId: 1, createdAt: 1, _id: 1 });
paymentSchema.index({ campId: 1, amount: 1, _id: 1 });
paymentSchema.index({ campId: 1, status: 1, _id: 1 });
paymentSchema.index({ 'refunds._id': 1 });
paymentSchema.index({ status: 1, createdAt: 1 });
// Index for payments that need attention.
paymentSchema.index({ mismatch: 1 }, wherePresent('mismatch'));
paymentSchema.index({ 'refunds.status': 1 });
paymentSchema.index({ 'disputes.toDo': 1 }, { partialFilterExpression: { 'disputes.toDo': true } });
paymentSchema.index({ createdAt: -1, _id: -1 });
