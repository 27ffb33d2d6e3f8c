import type { StaffImageState } from '@camp/contracts/staff-profile/operations';
import type { StaffProfileInput } from '@camp/contracts/staff-profile/record';
import { Schema, type Types } from 'mongoose';

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
export const staffProfileSchema = new Schema<StoredStaffProfile>({
  userId: { type: Schema.Types.ObjectId, required: true },
  nameFirst: { type: String, required: true },
  nameLast: { type: String, required: true },
  yearsAtCamp: { type: Number, required: true },
  jobDescription: { type: String, required: true },
  whatMakesCampSpecial: { type: String, required: true },
  favoriteTradition: { type: String, required: true },
  hobbies: { type: String, required: true },
  order: Number,
  imageId: { type: Schema.Types.ObjectId, default: null },
  imageState: { type: String, required: true, default: 'none' },
  imagePlaceholder: String,
  submissionKey: String,
  submissionBody: String,
});

staffProfileSchema.index({ submissionKey: 1 }, { unique: true, sparse: true });
