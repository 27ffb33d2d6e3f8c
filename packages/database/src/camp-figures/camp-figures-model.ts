import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { Schema, type Types } from 'mongoose';

/** Everything that is counted of a camp, whoever may see it; only what waits is never kept. */
export type AllFigures = Omit<CampFigures, 'needs'>;

/** The figures of a camp that was not the one shown, counted once and kept for a day. */
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
