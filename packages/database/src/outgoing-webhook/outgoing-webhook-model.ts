import type { WebhookEventName } from '@camp/contracts/outgoing-webhook/events';
import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** An address of another tool that is told about events. Its secret is derived from its id, and stored nowhere. */
export interface StoredOutgoingWebhook extends SubmittedOnce {
  _id: Types.ObjectId;
  /** It never changes, since its reader knows the secret. */
  address: string;
  events: WebhookEventName[];
  isOn: boolean;
  /** The first failure since the last success. */
  failingSince?: Date;
  /** Set if it was switched off for its failures, and not by a person. */
  switchedOffAt?: Date;
  createdAt: Date;
}

/** A camp has few of them, and they are cached. */
export const outgoingWebhookSchema = new Schema<StoredOutgoingWebhook>({
  address: { type: String, required: true },
  events: { type: [String], required: true },
  isOn: { type: Boolean, required: true },
  failingSince: Date,
  switchedOffAt: Date,
  ...submittedPaths,
});

outgoingWebhookSchema.index({ switchedOffAt: 1 }, { sparse: true });
oncePerSubmit(outgoingWebhookSchema);
emitChanges(outgoingWebhookSchema);
