import { Schema, type Types } from 'mongoose';

/** That a family's data was erased: ids only, so that a restored backup can be cleaned too. */
export interface StoredErasure {
  _id: Types.ObjectId;
  /** The account, its records, and sign-ups of its address. */
  recordIds: Types.ObjectId[];
  at: Date;
  /** When its line was written beside the backups. */
  copiedAt?: Date;
}

/** Seconds, longer than any backup is kept. The line beside the backups stays. */
const retentionInSeconds = 400 * 24 * 60 * 60;

export const erasureSchema = new Schema<StoredErasure>({
  recordIds: { type: [Schema.Types.ObjectId], required: true },
  at: { type: Date, required: true },
  copiedAt: Date,
});

erasureSchema.index({ at: 1 }, { expireAfterSeconds: retentionInSeconds });
