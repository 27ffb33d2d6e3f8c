import { parentRecord, type ParentInput } from '@camp/contracts/parent/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** The parent/guardian block of an account. */
export type StoredParent = ParentInput &
  SubmittedOnce & {
    _id: Types.ObjectId;
    userId: Types.ObjectId;
    createdAt: Date;
    updatedAt: Date;
  };

/** One per account, by a unique index. */
export const storedParentSchema = new Schema<StoredParent>({
  ...pathsOf(parentRecord, { required: true }),
  userId: { type: Schema.Types.ObjectId, required: true },
  ...submittedPaths,
});

storedParentSchema.index({ userId: 1 }, { unique: true });
// Index for the administration's list.
storedParentSchema.index({ createdAt: 1, _id: 1 });
oncePerSubmit(storedParentSchema);
