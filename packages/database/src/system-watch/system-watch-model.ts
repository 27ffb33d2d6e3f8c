import { Schema } from 'mongoose';

/** The id of the only document. */
export const theWatch = 'watch';

/** A check that was wrong when the system was last checked. It names no person. */
export interface WrongCheck {
  name: string;
  sentence: string;
  help: string;
  /** How many times in a row it was wrong. */
  times: number;
}

/** When the worker last checked the system, and when it last emailed administrators about that. */
export interface StoredSystemWatch {
  _id: typeof theWatch;
  checkedAt: Date;
  wrong: WrongCheck[];
  notifiedAt?: Date;
}

const text = { type: String, required: true };

/** One document, which all workers share. */
export const systemWatchSchema = new Schema<StoredSystemWatch>({
  _id: { type: String, required: true },
  checkedAt: { type: Date, required: true },
  wrong: [
    new Schema<WrongCheck>(
      { name: text, sentence: text, help: text, times: { type: Number, required: true } },
      { _id: false },
    ),
  ],
  notifiedAt: Date,
});
