import { Schema } from 'mongoose';

/** The id of the only document. All workers share it. */
export const anyWorker = 'worker';

/** Shows that a worker runs. */
export interface StoredHeartbeat {
  _id: typeof anyWorker;
  /** Time of the last heartbeat, by the clock of the database server. */
  at: Date;
  /** The program's version. Absent before a worker of this version has run. */
  version?: string;
  /** Whether the mail server refuses the worker's login. Absent if not. */
  mailLoginRefused?: true;
}

/** One document, updated repeatedly by all workers. */
export const heartbeatSchema = new Schema<StoredHeartbeat>({
  _id: { type: String, required: true },
  at: { type: Date, required: true },
  version: String,
  mailLoginRefused: Boolean,
});
