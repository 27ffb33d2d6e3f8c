import type { Schema } from 'mongoose';

/** Fields of the submit that created a record, missing in records of earlier versions. */
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
