import { Schema } from 'mongoose';

/** The id of the only document. */
export const thisRestore = 'restore';

/** A restore of this database from a backup. */
export interface StoredRestore {
  _id: typeof thisRestore;
  /** The moment whose data the backup contains. */
  madeAt: Date;
  /** Absent while data is being written, and after an interrupted restore. */
  restoredAt?: Date;
  /** From then on the product sends emails and calls Stripe again. */
  releasedAt?: Date;
}

/** At most one document, in a database that was restored. */
export const restoreSchema = new Schema<StoredRestore>({
  _id: { type: String, required: true },
  madeAt: { type: Date, required: true },
  restoredAt: Date,
  releasedAt: Date,
});
