import type { RoleActions } from '@camp/contracts/access/catalogue';
import { Schema, type Types } from 'mongoose';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** A named set of rights (docs/product/role.md). */
export interface StoredRole extends SubmittedOnce {
  _id: Types.ObjectId;
  name: string;
  /** subject -> action -> held or not. */
  actions: RoleActions;
  /** The person who created it; absent for default roles. */
  userId?: Types.ObjectId;
  /**
   * Incremented when an account gets or loses the role, and in `admin` when a role is named, so that concurrent changes
   * conflict on this document.
   */
  losses?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One document per name, by a unique index: users hold roles by name. */
export const roleSchema = new Schema<StoredRole>(
  {
    name: { type: String, required: true },
    actions: { type: Schema.Types.Mixed, required: true },
    userId: Schema.Types.ObjectId,
    losses: Number,
    ...submittedPaths,
  },
  // A role without a single right is still a role.
  { minimize: false },
);

roleSchema.index({ name: 1 }, { unique: true });
roleSchema.index({ submissionKey: 1 }, { unique: true, ...wherePresent('submissionKey') });
