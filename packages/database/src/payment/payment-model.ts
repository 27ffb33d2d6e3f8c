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
  /** Cents. */
  cost: number;
  /** Cents. */
  lateFee: number;
}

/**
 * A refund. The job `payment.refund` makes the due ones. If Stripe reports later that one failed, a person has to
 * decide.
 */
export interface PaymentRefund {
  _id: Types.ObjectId;
  campers: Types.ObjectId[];
  /** Cents. */
  amount: number;
  /** Each camper's share in cents; older refunds are shared by price. */
  shares?: RefundShare[];
  /** For the owner's mail. */
  reason: string;
  status: 'due' | 'done' | 'failed';
  stripeRefundId?: string;
  /** Of attempts that the bank refused, before it was asked for once more. */
  failedRefundIds?: string[];
  /** How often Stripe refused it, since each new try needs its own idempotency key. */
  refusals?: number;
  requestedAt: Date;
  doneAt?: Date;
  /** When the family was emailed about a refund that failed afterwards, so that it isn't emailed twice. */
  toldAt?: Date;
  /** The administrator who requested it; absent for automatic refunds. */
  requestedBy?: Types.ObjectId;
  /** Whether the campers keep their seats; absent for automatic refunds. */
  seat?: RefundSeat;
  /** Stripe's dispute that was lost; `seat` is set once an administrator has decided. */
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
   * The same campers while this checkout may still be paid, absent afterwards: a unique index over it gives each
   * camper one open checkout at most.
   */
  openCampers?: Types.ObjectId[];
  lines: PaymentLine[];
  /** Cents. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** Stripe's checkout session; absent for a zero payment and before Stripe answered. */
  sessionId?: string;
  /** The address of the checkout page. */
  url?: string;
  expiresAt: Date;
  paymentIntentId?: string;
  settledAt?: Date;
  /** Where Stripe disagrees with this record. */
  mismatch?: string;
  /** When a mismatched payment was refunded in full; later reports from Stripe change nothing. */
  sentBackAt?: Date;
  /** When an administrator kept the record although Stripe disagrees. */
  keptAt?: Date;
  refunds: PaymentRefund[];
  /** Absent where no bank ever asked for the money. */
  disputes?: PaymentDispute[];
  createdAt: Date;
  updatedAt: Date;
}

const id = Schema.Types.ObjectId;

/** Amounts in cents; a unique index over `openCampers` gives each camper one open checkout at most. */
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
// Stripe's refunds and disputes refer to it.
paymentSchema.index({ paymentIntentId: 1 }, wherePresent('paymentIntentId'));
paymentSchema.index({ userId: 1, createdAt: -1 });
paymentSchema.index({ campers: 1 });
paymentSchema.index({ campId: 1, settledAt: 1 });
// The list of a year in each order that it can have.
paymentSchema.index({ campId: 1, createdAt: 1, _id: 1 });
paymentSchema.index({ campId: 1, amount: 1, _id: 1 });
paymentSchema.index({ campId: 1, status: 1, _id: 1 });
paymentSchema.index({ 'refunds._id': 1 });
paymentSchema.index({ status: 1, createdAt: 1 });
// Payments that need attention.
paymentSchema.index({ mismatch: 1 }, wherePresent('mismatch'));
paymentSchema.index({ 'refunds.status': 1 });
paymentSchema.index({ 'disputes.toDo': 1 }, { partialFilterExpression: { 'disputes.toDo': true } });
paymentSchema.index({ createdAt: -1, _id: -1 });
