import { Schema } from 'mongoose';

/** The id of the only document. */
export const theRetention = 'retention';

/** The last run of the retention, without any record's id. */
export interface StoredRetention {
  _id: typeof theRetention;
  /** When it began. */
  ranAt: Date;
  /** The setting of the run, for the preview of the next one. Absent in older ones. */
  medicalYears?: number;
  /** How many records it deleted, by the name of the rule. Absent while it runs, or if it failed. */
  deleted?: Record<string, number>;
}

/** One document, which all workers share. */
export const retentionSchema = new Schema<StoredRetention>({
  _id: { type: String, required: true },
  ranAt: { type: Date, required: true },
  medicalYears: Number,
  deleted: Schema.Types.Mixed,
});
