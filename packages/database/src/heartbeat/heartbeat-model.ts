import { Schema } from 'mongoose';

/** The id of the only document: which of the workers beat last does not matter. */
export const anyWorker = 'worker';

/** That a worker runs. */
export interface StoredHeartbeat {
  _id: typeof anyWorker;
  /** When one said so last, by the clock of the database server. */
  at: Date;
}

/** One document, written again and again by all workers. */
export const heartbeatSchema = new Schema<StoredHeartbeat>({
  _id: { type: String, required: true },
  at: { type: Date, required: true },
});
