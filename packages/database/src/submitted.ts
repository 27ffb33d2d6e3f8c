import type { Schema } from 'mongoose';

/** What a record keeps of the submit that made it; each is missing in records of an earlier version. */
export interface SubmittedOnce {
  /** By it a repeated submit is known. */
  submissionKey?: string;
  /** The same without the key, hashed: another form under the same key is refused. */
  submissionBody?: string;
}

/** `SubmittedOnce` in a schema. */
export const submittedPaths = { submissionKey: String, submissionBody: String };

/** Makes one record of a submit, however often and at whatever moment it comes. */
export function oncePerSubmit<Stored extends SubmittedOnce>(schema: Schema<Stored>): void {
  schema.index({ submissionKey: 1 }, { unique: true, sparse: true });
}
