import { Schema, type Types } from 'mongoose';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** An entry of the test form. */
export interface StoredTestEntry extends SubmittedOnce {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  stuff: string;
  createdAt: Date;
}

/** Listed by time. */
export const testEntrySchema = new Schema<StoredTestEntry>({
  userId: { type: Schema.Types.ObjectId, required: true },
  stuff: { type: String, required: true },
  ...submittedPaths,
});

testEntrySchema.index({ createdAt: -1, _id: -1 });
oncePerSubmit(testEntrySchema);
