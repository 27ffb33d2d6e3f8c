import type { ListName } from '@camp/contracts/saved-view/lists';
import { Schema, type Types } from 'mongoose';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** A named view of a list. */
export interface StoredSavedView extends SubmittedOnce {
  _id: Types.ObjectId;
  list: ListName;
  name: string;
  /** `medical` or `open`, a space, and the name in lower case. It makes names unique within a list. */
  nameKey: string;
  query: string;
  /** The person who saved the view. */
  userId: Types.ObjectId;
  createdAt: Date;
}

/** A unique index prevents duplicate names. */
export const savedViewSchema = new Schema<StoredSavedView>({
  list: { type: String, required: true },
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  query: { type: String, default: '' },
  userId: { type: Schema.Types.ObjectId, required: true },
  ...submittedPaths,
});

savedViewSchema.index({ list: 1, nameKey: 1 }, { unique: true });
oncePerSubmit(savedViewSchema);
