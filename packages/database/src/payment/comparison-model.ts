import type { PaymentDifference } from '@camp/contracts/payment/reconciliation';
import { Schema } from 'mongoose';

/** A difference between Stripe and our records, without names. */
export interface StoredDifference extends Omit<
  PaymentDifference,
  'payment' | 'family' | 'names' | 'stripePage'
> {
  /** 24-digit id of the payment, donation or registration. If a payment was deleted, the id is from its checkout. */
  id: string;
  /** Whether a registration and its payment disagree, which the dashboard counts. */
  registration?: true;
  /** Id for the link to Stripe's dashboard. */
  intentId?: string;
}

/** The id of the only document. */
export const latestComparison = 'latest';

/** The result of the last comparison of our records with Stripe. */
export interface StoredComparison {
  _id: typeof latestComparison;
  checkedAt: Date;
  differences: StoredDifference[];
}

const text = { type: String, required: true };

/** One document, which each comparison replaces. */
export const comparisonSchema = new Schema<StoredComparison>({
  _id: { type: String, required: true },
  checkedAt: { type: Date, required: true },
  differences: [
    new Schema<StoredDifference>(
      {
        about: text,
        id: text,
        registration: Boolean,
        intentId: String,
        stripe: text,
        record: text,
        why: text,
        action: String,
        otherwise: String,
      },
      { _id: false, id: false },
    ),
  ],
});
