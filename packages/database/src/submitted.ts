import type { Schema } from 'mongoose';

/** Fields of the submit that created a record, missing in records of earlier versions. */
export interface SubmittedOnce {
  /** Identifies a repeated submit. */
  submissionKey?: string;
  /** Hash of the form without its key, so that another form with the same key is refused. */
  submissionBody?: string;
}

/** The schema paths of `SubmittedOnce`. */
export const submittedPaths = { submissionKey: String, submissionBody: String };

/** A unique index, so that each submit creates one record, even if it is repeated concurrently. */
export function oncePerSubmit<Stored extends SubmittedOnce>(schema: Schema<Stored>): void {
  schema.index({ submissionKey: 1 }, { unique: true, sparse: true });
}
