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
  /** Records that were selected individually; absent for the whole group. */
  records?: Types.ObjectId[];
  /** The camp's, of the group. */
  campYear: number;
  subject: string;
  text: string;
  /** A test that is sent to its author only. */
  isTest: boolean;
  createdAt: Date;
}

/** Listed by time; a unique index makes a repeated submit the same message. */
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
  /** Of whom the message speaks. */
  userId: Types.ObjectId;
  /** The recipient of a test. */
  toUserId?: Types.ObjectId;
  /** Their records in the group. */
  recordIds: Types.ObjectId[];
  state: RecipientState;
  /** Why it was refused, without personal data. */
  reason?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** One per message and account; indexed by pending ones. */
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
