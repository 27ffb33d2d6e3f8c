import type { OfferedScope } from '@camp/contracts/access-token/scopes';
import { Schema, type Types } from 'mongoose';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** Seconds for which an expired token is still listed. */
const listedAfterwards = 30 * 24 * 60 * 60;

/** An access token. Only its hash is stored. Deleting the record revokes the token. */
export interface StoredAccessToken extends SubmittedOnce {
  _id: Types.ObjectId;
  name: string;
  scopes: OfferedScope[];
  tokenHash: string;
  /** Who made it. The token never does more than this person may do. */
  userId: Types.ObjectId;
  expiresAt: Date;
  lastUsedAt?: Date;
  createdAt: Date;
}

/** Found by its hash. MongoDB removes it a month after it expired. */
export const accessTokenSchema = new Schema<StoredAccessToken>({
  name: { type: String, required: true },
  scopes: { type: [String], required: true },
  tokenHash: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
  lastUsedAt: Date,
  ...submittedPaths,
});

accessTokenSchema.index({ tokenHash: 1 }, { unique: true });
accessTokenSchema.index({ userId: 1 });
accessTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: listedAfterwards });
oncePerSubmit(accessTokenSchema);
