import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { Schema, type Types } from 'mongoose';

/** All figures of a camp, for every level of access. Pending tasks aren't included, since they must be current. */
export type AllFigures = Omit<CampFigures, 'needs'>;

/** Cached figures of a camp other than the current one, for a day. */
export interface StoredCampFigures {
  _id: Types.ObjectId;
  /** The camp's id. */
  campId: Types.ObjectId;
  figures: AllFigures;
  createdAt: Date;
}

/** Seconds until MongoDB removes the figures. Later refunds and deletions in an old year show on the next day. */
const retentionInSeconds = 24 * 60 * 60;

/** One document per camp. */
export const campFiguresSchema = new Schema<StoredCampFigures>({
  campId: { type: Schema.Types.ObjectId, required: true },
  figures: { type: Schema.Types.Mixed, required: true },
});

campFiguresSchema.index({ campId: 1 }, { unique: true });
campFiguresSchema.index({ createdAt: 1 }, { expireAfterSeconds: retentionInSeconds });
