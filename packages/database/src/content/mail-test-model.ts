import { Schema, type Types } from 'mongoose';
import type { StoredField } from './content-model';

/** An email with words that aren't saved, which an administrator sends to themselves. */
export interface StoredMailTest {
  _id: Types.ObjectId;
  /** Who asked for it and gets it. */
  userId: Types.ObjectId;
  /** The email's key in `contentSubjects`. */
  subject: string;
  values: StoredField[];
  /** Index in `examplePeople`. */
  person: number;
  expiresAt: Date;
}

/** MongoDB removes each after a day. */
export const mailTestSchema = new Schema<StoredMailTest>({
  userId: { type: Schema.Types.ObjectId, required: true },
  subject: { type: String, required: true },
  values: [Schema.Types.Mixed],
  person: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
});

mailTestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
