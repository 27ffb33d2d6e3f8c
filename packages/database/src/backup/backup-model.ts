import { Schema, type Types } from 'mongoose';

/** One try to make a backup. */
export interface StoredBackup {
  _id: Types.ObjectId;
  /** The moment whose data it contains, or of the failed try. */
  madeAt: Date;
  /** Name of the file. Absent if the try failed. */
  file?: string;
  bytes?: number;
  /** Records of all kinds, pictures included. */
  records?: number;
  /** When it was restored into a scratch database and checked. */
  testedAt?: Date;
  /** When it was copied to another place. */
  copiedAt?: Date;
  /** Why it was not copied, in one sentence, although a place is named. */
  copyProblem?: string;
  /** What went wrong, in one sentence. */
  problem?: string;
}

/** The tries, so that the dashboard shows the age of the last good backup. */
export const backupSchema = new Schema<StoredBackup>({
  madeAt: { type: Date, required: true },
  file: String,
  bytes: Number,
  records: Number,
  testedAt: Date,
  copiedAt: Date,
  copyProblem: String,
  problem: String,
});

backupSchema.index({ madeAt: 1 });
