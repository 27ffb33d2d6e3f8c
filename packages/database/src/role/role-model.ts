import type { RoleActions } from '@camp/contracts/access/catalogue';
import { Schema, type Types } from 'mongoose';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** A named set of rights (docs/product/role.md). */
export interface StoredRole extends SubmittedOnce {
  _id: Types.ObjectId;
  name: string;
  /** subject -> action -> whether the role allows it. */
  actions: RoleActions;
  /** The person who created the role. Absent for default roles. */
  userId?: Types.ObjectId;
  /**
   * Incremented when an account gets or loses the role. In `admin` it is also incremented when a role is named. So
   * concurrent changes conflict on this document.
   */
  losses?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One document per name, by a unique index, since users refer to roles by name. */
export const roleSchema = new Schema<StoredRole>(
  {
    name: { type: String, required: true },
    actions: { type: Schema.Types.Mixed, required: true },
    userId: Schema.Types.ObjectId,
    losses: Number,
    ...submittedPaths,
  },
  // A role may have no rights at all.
  { minimize: false },
);

roleSchema.index({ name: 1 }, { unique: true });
roleSchema.index({ submissionKey: 1 }, { unique: true, ...wherePresent('submissionKey') });
