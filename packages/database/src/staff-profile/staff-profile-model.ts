import type { StaffImageState } from '@camp/contracts/staff-profile/operations';
import { staffProfileRecord, type StaffProfileInput } from '@camp/contracts/staff-profile/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';

/** An entry of Meet the Staff. */
export interface StoredStaffProfile extends Omit<StaffProfileInput, 'order'> {
  _id: Types.ObjectId;
  /** Who wrote it. */
  userId: Types.ObjectId;
  /** Missing in old records, which stand last. */
  order?: number;
  imageId: Types.ObjectId | null;
  imageState: StaffImageState;
  /** A data address of a few pixels, made with the picture. */
  imagePlaceholder?: string;
  /** What was sent, to know a repeated submit by. */
  submissionKey?: string;
  /** The same without the key, hashed: another profile under the same key is refused. */
  submissionBody?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A unique index over the submit's key makes a repeated submit one profile. */
export const storedStaffProfileSchema = new Schema<StoredStaffProfile>({
  userId: { type: Schema.Types.ObjectId, required: true },
  ...pathsOf(staffProfileRecord, { required: true }),
  // Missing in old documents.
  order: Number,
  imageId: { type: Schema.Types.ObjectId, default: null },
  imageState: { type: String, required: true, default: 'none' },
  imagePlaceholder: String,
  submissionKey: String,
  submissionBody: String,
});

storedStaffProfileSchema.index({ submissionKey: 1 }, { unique: true, sparse: true });
