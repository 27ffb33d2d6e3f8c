import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';

/** What a migration may use besides the database. */
export interface MigrationTools {
  /** Absent in a program without MEDICAL_KEY. */
  keys?: Keyring | undefined;
}

/** A change of stored data. Never edit a released migration. */
export interface Migration {
  /** Its number in the sequence, starting at 1. */
  readonly number: number;
  /**
   * The number of an earlier migration whose row this one removes, so that programs that don't know this one wait
   * forever instead of serving the data (`barOlderPrograms`).
   */
  readonly replaces?: number;
  /** Its name in the log and in the stored list of migrations. */
  readonly name: string;
  /**
   * Whether the version before it can use the migrated data, and the migration finds what that version wrote when it
   * runs again. If not, only a backup leads back.
   */
  readonly isReversible: boolean;
  /** How many records it would change now. Only reads. */
  countDue(database: mongo.Db): Promise<number>;
  /**
   * Migrates the data. It may be interrupted at any time and starts over, so it must find the unfinished rest. It uses
   * the collection and field names of its own version, since models change later.
   * @param tools - absent in tests of migrations that need none
   */
  up(database: mongo.Db, tools?: MigrationTools): Promise<void>;
}
