import { Schema } from 'mongoose';

/** A signed notice of Stripe as it came: a hint where to look, never taken at its word. */
export interface StoredStripeNotice {
  /** Stripe's event id: the same notice twice is one row. */
  _id: string;
  /** Such as `checkout.session.completed`. */
  type: string;
  /** Id of the object it is about (`cs_...`, `pi_...`, `ch_...`, `re_...`). */
  objectId: string;
  /** That object's payment intent, where it has one. */
  paymentIntentId?: string;
  createdAt: Date;
}

/** Longer than Stripe repeats a notice. */
const keptForSeconds = 90 * 24 * 60 * 60;

/** MongoDB removes a notice when Stripe no longer repeats it. */
export const stripeNoticeSchema = new Schema<StoredStripeNotice>({
  _id: { type: String, required: true },
  type: { type: String, required: true },
  objectId: { type: String, required: true },
  paymentIntentId: String,
});

stripeNoticeSchema.index({ createdAt: 1 }, { expireAfterSeconds: keptForSeconds });
