import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { Schema, type Types } from 'mongoose';

/** All figures of a camp, for every level of access, without the pending tasks, which are always current. */
export type AllFigures = Omit<CampFigures, 'needs'>;

/** Cached figures of a camp other than the shown one, for a day. */
export interface StoredCampFigures {
  _id: Types.ObjectId;
  /** The camp's. */
  campId: Types.ObjectId;
  figures: AllFigures;
  createdAt: Date;
}

/** Seconds after which MongoDB forgets them: a refund or a deletion of an old year shows on the next day. */
const retentionInSeconds = 24 * 60 * 60;

/** One document per camp. */
export const campFiguresSchema = new Schema<StoredCampFigures>({
  campId: { type: Schema.Types.ObjectId, required: true },
  figures: { type: Schema.Types.Mixed, required: true },
});

campFiguresSchema.index({ campId: 1 }, { unique: true });
campFiguresSchema.index({ createdAt: 1 }, { expireAfterSeconds: retentionInSeconds });
