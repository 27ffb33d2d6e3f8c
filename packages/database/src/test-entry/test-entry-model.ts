import { Schema, type Types } from 'mongoose';

/** What somebody sent by the test form. */
export interface StoredTestEntry {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  stuff: string;
  createdAt: Date;
}

/** Listed by time. */
export const testEntrySchema = new Schema<StoredTestEntry>({
  userId: { type: Schema.Types.ObjectId, required: true },
  stuff: { type: String, required: true },
});

testEntrySchema.index({ createdAt: -1, _id: -1 });
