import type { StaffImageState } from '@camp/contracts/staff-profile/operations';
import { staffProfileRecord, type StaffProfileInput } from '@camp/contracts/staff-profile/record';
import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';
import { pathsOf } from '../records/paths-of';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** An entry of Meet the Staff. */
export interface StoredStaffProfile extends Omit<StaffProfileInput, 'order'>, SubmittedOnce {
  _id: Types.ObjectId;
  /** The author. */
  userId: Types.ObjectId;
  /** Missing in old records, which are sorted last. */
  order?: number;
  imageId: Types.ObjectId | null;
  imageState: StaffImageState;
  /** A data URL of a few pixels, made with the picture. */
  imagePlaceholder?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A repeated submit is stored only once. */
export const storedStaffProfileSchema = new Schema<StoredStaffProfile>({
  userId: { type: Schema.Types.ObjectId, required: true },
  ...pathsOf(staffProfileRecord, { required: true }),
  // Missing in old documents.
  order: Number,
  imageId: { type: Schema.Types.ObjectId, default: null },
  imageState: { type: String, required: true, default: 'none' },
  imagePlaceholder: String,
  ...submittedPaths,
});

oncePerSubmit(storedStaffProfileSchema);
emitChanges(storedStaffProfileSchema);
