import type { EventName } from '@camp/contracts/registries/events';
import { Schema, type Types } from 'mongoose';

/** Something that happened and whose jobs are not all done yet; it leaves when they are. */
export interface StoredOutboxRow {
  _id: Types.ObjectId;
  name: EventName;
  /** Ids only, never personal data. */
  payload: Record<string, unknown>;
  /** When its jobs were last handed to the queue. */
  dispatchedAt?: Date;
  createdAt: Date;
}

/** Found by the sweep: what was not dispatched, the oldest first. */
export const outboxSchema = new Schema<StoredOutboxRow>({
  name: { type: String, required: true },
  payload: { type: Schema.Types.Mixed, required: true },
  dispatchedAt: Date,
});

outboxSchema.index({ dispatchedAt: 1, createdAt: 1 });
