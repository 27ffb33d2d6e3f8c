import type { mongo } from 'mongoose';

/** A change of stored data. Never edit it after its release. */
export interface Migration {
  /** Its place in the row, beginning with 1. */
  readonly number: number;
  /** Its name in the log and in the record that it ran. */
  readonly name: string;
  /**
   * Migrates the data. It may be interrupted at any time and starts over, so it has to find what is still to do. It
   * uses the names of collections and fields of its time, since models change later.
   */
  up(database: mongo.Db): Promise<void>;
}
