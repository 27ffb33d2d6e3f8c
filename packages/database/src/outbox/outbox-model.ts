import type { EventName } from '@camp/contracts/registries/events';
import { Schema, type Types } from 'mongoose';

/** An event whose jobs aren't all done. It leaves the outbox when they are. */
export interface StoredOutboxRow {
  _id: Types.ObjectId;
  name: EventName;
  /** Ids only, never personal data. */
  payload: Record<string, unknown>;
  /**
   * When the event becomes due. If absent, it is due at once. It can be changed and canceled until its jobs are
   * dispatched.
   */
  notBefore?: Date;
  /** The record by which an event that isn't due yet is found (`waiting-events.ts`). */
  about?: string;
  /** When its jobs were last added to the queue. */
  dispatchedAt?: Date;
  /** The request that caused the event. Absent if a scheduled task did. */
  requestId?: string;
  createdAt: Date;
}

/** The sweep finds undispatched events, oldest first. */
export const outboxSchema = new Schema<StoredOutboxRow>({
  name: { type: String, required: true },
  payload: { type: Schema.Types.Mixed, required: true },
  notBefore: Date,
  about: String,
  dispatchedAt: Date,
  requestId: String,
});

/** Events whose jobs were not done when a restored backup was made. They wait until somebody decides about them. */
export const heldEventSchema = outboxSchema.clone();

outboxSchema.index({ dispatchedAt: 1, notBefore: 1, createdAt: 1 });
// Index for the oldest due event.
outboxSchema.index({ notBefore: 1, createdAt: 1 });
outboxSchema.index({ about: 1 }, { sparse: true });
