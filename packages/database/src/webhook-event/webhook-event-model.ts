import { Schema } from 'mongoose';

/** A webhook event as Stripe signed it: a hint where to look, never taken at its word. */
export interface StoredWebhookEvent {
  /** Stripe's event id: the same event twice is one row. */
  _id: string;
  /** Such as `checkout.session.completed`. */
  type: string;
  /** Id of the object it is about (`cs_...`, `pi_...`, `ch_...`, `re_...`). */
  objectId: string;
  /** The object's payment intent, if any. */
  paymentIntentId?: string;
  createdAt: Date;
}

/** Longer than Stripe repeats an event. */
const retentionInSeconds = 90 * 24 * 60 * 60;

/** MongoDB removes an event when Stripe no longer repeats it. */
export const webhookEventSchema = new Schema<StoredWebhookEvent>({
  _id: { type: String, required: true },
  type: { type: String, required: true },
  objectId: { type: String, required: true },
  paymentIntentId: String,
});

webhookEventSchema.index({ createdAt: 1 }, { expireAfterSeconds: retentionInSeconds });
