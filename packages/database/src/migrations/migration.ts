import type { mongo } from 'mongoose';

/** A change of what is stored, written once and never again after it was released. */
export interface Migration {
  /** Its place in the row, beginning with 1. */
  readonly number: number;
  /** What it does, for the log and the note that it ran. */
  readonly name: string;
  /**
   * Brings the data over. It may be ended at any moment and begins anew, so it finds by itself what is still to do. It
   * knows collections and fields by their names at its time: models change later, a migration does not.
   */
  up(database: mongo.Db): Promise<void>;
}
