import type { WebhookEventName } from '@camp/contracts/outgoing-webhook/events';
import type { WebhookFailure } from '@camp/contracts/outgoing-webhook/failures';
import { Schema, type Types } from 'mongoose';

/** Seconds for which deliveries are listed. */
const retentionInSeconds = 30 * 24 * 60 * 60;

/** One event that a webhook is told about. It has ids only. */
export interface StoredWebhookDelivery {
  _id: Types.ObjectId;
  webhookId: Types.ObjectId;
  /** Id of the event's outbox row. */
  eventId: Types.ObjectId;
  event: WebhookEventName;
  recordId: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Of the last attempt. */
  status?: number;
  failure?: WebhookFailure;
  lastAttemptAt?: Date;
  createdAt: Date;
}

/** A webhook is told once about an event. */
export const webhookDeliverySchema = new Schema<StoredWebhookDelivery>({
  webhookId: { type: Schema.Types.ObjectId, required: true },
  eventId: { type: Schema.Types.ObjectId, required: true },
  event: { type: String, required: true },
  recordId: { type: String, required: true },
  state: { type: String, required: true },
  attempts: { type: Number, required: true, default: 0 },
  status: Number,
  failure: String,
  lastAttemptAt: Date,
});

webhookDeliverySchema.index({ webhookId: 1, eventId: 1 }, { unique: true });
webhookDeliverySchema.index({ webhookId: 1, createdAt: -1 });
webhookDeliverySchema.index({ createdAt: 1 }, { expireAfterSeconds: retentionInSeconds });
