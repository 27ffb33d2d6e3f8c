import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';

/** A saved field. Fields are a list, since paths such as `place.street` can't be names in MongoDB. */
export interface StoredField {
  path: string;
  value: unknown;
}

/** A saved version of a subject. */
export interface StoredContentVersion {
  version: number;
  /** The words as typed. */
  source: StoredField[];
  userId: Types.ObjectId;
  at: Date;
}

/** A camp's saved words for one subject. A subject without a document uses the shipped words. */
export interface StoredContent {
  _id: Types.ObjectId;
  subject: string;
  /** Incremented by each save, so that the second of two concurrent saves is refused. */
  version: number;
  /** Fields that differ from the shipped words, as pages and emails use them. */
  values: StoredField[];
  /** The last versions, oldest first. */
  versions: StoredContentVersion[];
  createdAt: Date;
  updatedAt: Date;
}

/** Number of versions that can be restored. A new version replaces the oldest. */
export const versionLimit = 50;

/** One document per subject, by a unique index. */
export const contentSchema = new Schema<StoredContent>(
  {
    subject: { type: String, required: true },
    version: { type: Number, required: true },
    values: [Schema.Types.Mixed],
    versions: [Schema.Types.Mixed],
  },
  { minimize: false },
);

contentSchema.index({ subject: 1 }, { unique: true });
emitChanges(contentSchema);
