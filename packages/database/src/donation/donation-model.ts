import type { SessionPaymentStatus } from '@camp/contracts/donation/operations';
import { Schema, type Types } from 'mongoose';
import { disputePaths, type PaymentDispute } from '../payment/dispute-paths';
import { oncePerSubmit } from '../submitted';
import { wherePresent } from '../where-present';

/** Money of a gift that somebody refunded by hand at Stripe. */
export interface GiftRefund {
  /** Stripe's id of the refund. */
  stripeId: string;
  /** Amount in cents. */
  amount: number;
  madeAt: Date;
}

/** A gift, stored before Stripe is called. Giving doesn't need a login. */
export interface StoredDonation {
  _id: Types.ObjectId;
  /** Amount in cents. */
  amount: number;
  currency: string;
  /** Stripe's checkout session. Absent until Stripe has answered. */
  sessionId?: string;
  /** The address of the checkout page. */
  url?: string;
  /** Identifies a repeated request. */
  submissionKey?: string;
  /** The last payment status from Stripe. */
  paymentStatus: SessionPaymentStatus;
  /** Set while the checkout may still be paid. Reconciliation reads these gifts. */
  isOpen: boolean;
  expiresAt: Date;
  /** The donor, as entered at Stripe, for the thank-you email and accounting. */
  donor?: { name?: string; email: string };
  settledAt?: Date;
  /** When the donor's bank refused a pending debit. */
  failedAt?: Date;
  /** Absent if no bank ever opened a dispute. */
  disputes?: PaymentDispute[];
  /** Absent if nothing was ever refunded. */
  refunds?: GiftRefund[];
  /** How Stripe disagrees with this record. */
  mismatch?: string;
  /** When a mismatched payment was refunded in full. Later reports from Stripe change nothing. */
  sentBackAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** Amounts are in cents. One document per checkout session, by a unique index. */
export const donationSchema = new Schema<StoredDonation>({
  amount: { type: Number, required: true },
  currency: { type: String, required: true, default: 'usd' },
  sessionId: String,
  url: String,
  submissionKey: String,
  paymentStatus: { type: String, required: true, default: 'unpaid' },
  isOpen: { type: Boolean, required: true, default: true },
  expiresAt: { type: Date, required: true },
  donor: { type: new Schema({ name: String, email: { type: String, required: true } }, { _id: false }) },
  settledAt: Date,
  failedAt: Date,
  ...disputePaths,
  refunds: {
    type: [
      new Schema<GiftRefund>(
        {
          stripeId: { type: String, required: true },
          amount: { type: Number, required: true },
          madeAt: { type: Date, required: true },
        },
        { _id: false },
      ),
    ],
    default: undefined,
  },
  mismatch: String,
  sentBackAt: Date,
});

donationSchema.index({ sessionId: 1 }, { unique: true, ...wherePresent('sessionId') });
donationSchema.index({ createdAt: -1, _id: -1 });
donationSchema.index({ amount: 1, _id: 1 });
donationSchema.index({ settledAt: 1 });
// Index for gifts that need attention.
donationSchema.index({ mismatch: 1 }, wherePresent('mismatch'));
donationSchema.index({ 'disputes.toDo': 1 }, { partialFilterExpression: { 'disputes.toDo': true } });
donationSchema.index({ isOpen: 1 }, { partialFilterExpression: { isOpen: true } });
oncePerSubmit(donationSchema);
