import type { PaymentStatus } from '@camp/contracts/payment/operations';
import { Schema, type Types } from 'mongoose';

/** What one camper costs. */
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
 * Money on its way back; `payment.refund` makes the due ones done. Stripe may say later that one failed after all; then
 * a person has to look.
 */
export interface PaymentRefund {
  _id: Types.ObjectId;
  campers: Types.ObjectId[];
  /** Cents. */
  amount: number;
  /** For the owner's mail. */
  reason: string;
  status: 'due' | 'done' | 'failed';
  stripeRefundId?: string;
  requestedAt: Date;
  doneAt?: Date;
}

/** A payment of registrations, opened before Stripe hears of it. */
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
  /** Where the payer goes. */
  url?: string;
  expiresAt: Date;
  paymentIntentId?: string;
  settledAt?: Date;
  /** What Stripe says and this record does not agree with; the log has it as an error, no page shows it. */
  mismatch?: string;
  refunds: PaymentRefund[];
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
  refunds: {
    type: [
      new Schema<PaymentRefund>({
        campers: { type: [id], required: true },
        amount: { type: Number, required: true },
        reason: { type: String, required: true },
        status: { type: String, required: true, default: 'due' },
        stripeRefundId: String,
        requestedAt: { type: Date, required: true },
        doneAt: Date,
      }),
    ],
    default: [],
  },
});

paymentSchema.index({ openCampers: 1 }, { unique: true, sparse: true });
paymentSchema.index(
  { sessionId: 1 },
  { unique: true, partialFilterExpression: { sessionId: { $exists: true } } },
);
paymentSchema.index({ userId: 1, createdAt: -1 });
paymentSchema.index({ campers: 1 });
paymentSchema.index({ campId: 1, settledAt: 1 });
paymentSchema.index({ 'refunds._id': 1 });
paymentSchema.index({ status: 1, createdAt: 1 });
