import { Schema, type Types } from 'mongoose';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** An administrator's note about a registration. It is deleted with the record. */
export interface StoredNote extends SubmittedOnce {
  _id: Types.ObjectId;
  recordId: Types.ObjectId;
  /** The author. */
  userId: Types.ObjectId;
  /** As private as a medical answer, so it is encrypted at rest, and in no log, job, email, list, file or search. */
  text: string;
  createdAt: Date;
}

/** Found by its record. */
export const noteSchema = new Schema<StoredNote>({
  recordId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  ...submittedPaths,
});

noteSchema.index({ recordId: 1, createdAt: 1 });
oncePerSubmit(noteSchema);
