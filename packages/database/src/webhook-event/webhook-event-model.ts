import { Schema } from 'mongoose';

/** A signed webhook event of Stripe. It only says which object to read at Stripe. */
export interface StoredWebhookEvent {
  /** Stripe's event id, so that a repeated event is stored once. */
  _id: string;
  /** The event's type, such as `checkout.session.completed`. */
  type: string;
  /** Id of the event's object (`cs_...`, `pi_...`, `ch_...`, `re_...`). */
  objectId: string;
  /** The object's payment intent, if any. */
  paymentIntentId?: string;
  createdAt: Date;
}

/** Milliseconds, longer than Stripe repeats an event. */
const retentionInSeconds = 90 * 24 * 60 * 60;

/** MongoDB removes an event when Stripe no longer repeats it. */
export const webhookEventSchema = new Schema<StoredWebhookEvent>({
  _id: { type: String, required: true },
  type: { type: String, required: true },
  objectId: { type: String, required: true },
  paymentIntentId: String,
});

webhookEventSchema.index({ createdAt: 1 }, { expireAfterSeconds: retentionInSeconds });
