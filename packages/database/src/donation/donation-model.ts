import type { SessionPaymentStatus } from '@camp/contracts/donation/operations';
import { Schema, type Types } from 'mongoose';
import { disputePaths, type PaymentDispute } from '../payment/dispute-paths';
import { oncePerSubmit } from '../submitted';
import { wherePresent } from '../where-present';

/** A gift, written down before Stripe hears of it; nobody has to be logged in to give. */
export interface StoredDonation {
  _id: Types.ObjectId;
  /** Cents. */
  amount: number;
  currency: string;
  /** Stripe's checkout session; absent before Stripe answered. */
  sessionId?: string;
  /** Where the giver goes. */
  url?: string;
  /** What was sent, to know a repeated request by. */
  submissionKey?: string;
  /** What Stripe last said about the money. */
  paymentStatus: SessionPaymentStatus;
  /** Set while the checkout may still be paid; reconciliation looks at these. */
  isOpen: boolean;
  expiresAt: Date;
  /** Who gave, as they told Stripe: for the thank-you mail and the office that keeps the books. */
  donor?: { name?: string; email: string };
  settledAt?: Date;
  /** When the giver's bank refused a debit that was on its way. */
  failedAt?: Date;
  /** Absent where no bank ever asked for the money. */
  disputes?: PaymentDispute[];
  /** What Stripe says and this record does not agree with. */
  mismatch?: string;
  /** When money that did not match was sent back whole: whatever Stripe says of it afterwards changes nothing. */
  sentBackAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** Amounts in cents; one document per checkout session, by a unique index. */
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
  mismatch: String,
  sentBackAt: Date,
});

donationSchema.index({ sessionId: 1 }, { unique: true, ...wherePresent('sessionId') });
donationSchema.index({ createdAt: -1, _id: -1 });
donationSchema.index({ amount: 1, _id: 1 });
donationSchema.index({ settledAt: 1 });
// What the office has to look at.
donationSchema.index({ mismatch: 1 }, wherePresent('mismatch'));
donationSchema.index({ 'disputes.toDo': 1 }, { partialFilterExpression: { 'disputes.toDo': true } });
donationSchema.index({ isOpen: 1 }, { partialFilterExpression: { isOpen: true } });
oncePerSubmit(donationSchema);
