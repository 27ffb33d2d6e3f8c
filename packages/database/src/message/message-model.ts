import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { RecipientState } from '@camp/contracts/message/operations';
import { Schema, type Types } from 'mongoose';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** A message to a group. */
export interface StoredMessage extends SubmittedOnce {
  _id: Types.ObjectId;
  /** The author. */
  userId: Types.ObjectId;
  list: RecordKind;
  query: string;
  /** Individually selected records. Absent for the whole group. */
  records?: Types.ObjectId[];
  /** The year of the group's camp. */
  campYear: number;
  subject: string;
  text: string;
  /** Whether this is a test, which is sent to its author only. */
  isTest: boolean;
  createdAt: Date;
}

/** Listed by time. A unique index makes a repeated submit the same message. */
export const messageSchema = new Schema<StoredMessage>({
  userId: { type: Schema.Types.ObjectId, required: true },
  list: { type: String, required: true },
  query: { type: String, default: '' },
  records: { type: [Schema.Types.ObjectId], default: undefined },
  campYear: { type: Number, required: true },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  isTest: { type: Boolean, required: true },
  ...submittedPaths,
});

messageSchema.index({ isTest: 1, createdAt: -1, _id: -1 });
messageSchema.index({ userId: 1, submissionKey: 1 }, { unique: true, ...wherePresent('submissionKey') });

/** A recipient. Address and names are read when the message is sent. */
export interface StoredMessageRecipient {
  _id: Types.ObjectId;
  messageId: Types.ObjectId;
  /** The account that the message is about. */
  userId: Types.ObjectId;
  /** The author who receives a test instead. */
  toUserId?: Types.ObjectId;
  /** Ids of the account's records in the group. */
  recordIds: Types.ObjectId[];
  state: RecipientState;
  /** Why the email was refused, without personal data. */
  reason?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** One per message and account. Pending recipients are indexed. */
export const messageRecipientSchema = new Schema<StoredMessageRecipient>({
  messageId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  toUserId: Schema.Types.ObjectId,
  recordIds: { type: [Schema.Types.ObjectId], required: true },
  state: { type: String, required: true, default: 'waiting' },
  reason: String,
});

messageRecipientSchema.index({ messageId: 1, userId: 1 }, { unique: true });
messageRecipientSchema.index({ messageId: 1, state: 1, _id: 1 });
// Index for one family's messages.
messageRecipientSchema.index({ userId: 1 });
