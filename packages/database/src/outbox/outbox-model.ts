import type { EventName } from '@camp/contracts/registries/events';
import { Schema, type Types } from 'mongoose';

/** Something that happened and whose jobs are not all done yet; it leaves when they are. */
export interface StoredOutboxRow {
  _id: Types.ObjectId;
  name: EventName;
  /** Ids only, never personal data. */
  payload: Record<string, unknown>;
  /** When it becomes due; absent: at once. Until its jobs are dispatched it can be changed and canceled. */
  notBefore?: Date;
  /** While it waits to become due: the id of the record by which it is found (`waiting-events.ts`). */
  about?: string;
  /** When its jobs were last handed to the queue. */
  dispatchedAt?: Date;
  createdAt: Date;
}

/** The sweep finds undispatched events, oldest first. */
export const outboxSchema = new Schema<StoredOutboxRow>({
  name: { type: String, required: true },
  payload: { type: Schema.Types.Mixed, required: true },
  notBefore: Date,
  about: String,
  dispatchedAt: Date,
});

outboxSchema.index({ dispatchedAt: 1, notBefore: 1, createdAt: 1 });
// The oldest event that is due.
outboxSchema.index({ notBefore: 1, createdAt: 1 });
outboxSchema.index({ about: 1 }, { sparse: true });
