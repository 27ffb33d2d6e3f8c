import { setTimeout as pause } from 'node:timers/promises';
import type { Keyring } from '@camp/runtime/keyring';
import type { Logger } from '@camp/runtime/logger';
import { programVersion } from '@camp/runtime/program-version';
import type { mongo } from 'mongoose';
import { isDatabaseAway } from '../database-away';
import { allMigrations } from './all-migrations';
import { barOlderPrograms, takeLease } from './lease';
import type { Migration, MigrationTools } from './migration';

/** A migration failed. Its completed changes stay, and the next attempt continues. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor({ number, name }: Migration, cause: unknown) {
    super(`Migration ${number} (${name}) failed.`, { cause });
  }
}

/** Dependencies of a run. */
export interface MigrateOptions {
  logger: Logger;
  /** Stops waiting for another process. */
  signal: AbortSignal;
  /** The keys of MEDICAL_KEY, for migrations that encrypt. */
  keys?: Keyring | undefined;
  /** Default: all migrations of the product. */
  migrations?: readonly Migration[];
}

/** A migration that ran, as it is stored. */
export interface RanMigration {
  _id: number;
  replaces?: number;
  name: string;
  ranAt: Date;
  /** The version that ran it. Absent if version 1.0.0 did. */
  version?: string;
}

/** Poll interval for the lease of another process, in milliseconds. */
const pollInterval = 100;

/**
 * Migrates the stored data to this version's format. It runs each missing migration, in order. If several processes
 * start together, one migrates and the others wait.
 * @throws MigrationError with the cause, MongoDB's error if MongoDB is unavailable, or AbortError
 */
export async function migrate(database: mongo.Db, options: MigrateOptions): Promise<void> {
  const { logger, signal, keys, migrations = allMigrations } = options;
  const ran = database.collection<RanMigration>('migrations');
  const findDue = async () => (await compareMigrations(database, migrations)).due;

  while ((await findDue()).length > 0) {
    const lease = await takeLease(database, logger);
    if (!lease) {
      await pause(pollInterval, undefined, { signal });
      continue;
    }
    try {
      // Checked again with the lease, since another process may have run the migration.
      for (const migration of await findDue()) {
        await run(database, migration, { keys });
        const { number: _id, name, replaces } = migration;
        const stored = {
          name,
          ranAt: new Date(),
          version: programVersion,
          ...(replaces !== undefined && { replaces }),
        };
        await ran.updateOne({ _id }, { $setOnInsert: stored }, { upsert: true });
        logger.info({ migration: _id, name }, 'Migration applied');
      }
    } finally {
      await lease.release();
    }
  }
  // A restored backup has no leases.
  if (migrations.some(({ replaces }) => replaces !== undefined)) await barOlderPrograms(database);
}

/** The difference between stored data and this version. */
export interface MigrationState {
  /** Not applied yet. */
  due: readonly Migration[];
  /** Those that a newer version applied. */
  newer: readonly RanMigration[];
}

/** Compares the migrations that ran with those of this version. Changes nothing. @throws MongoDB's errors */
export async function compareMigrations(
  database: mongo.Db,
  migrations: readonly Migration[] = allMigrations,
): Promise<MigrationState> {
  const stored = await database.collection<RanMigration>('migrations').find().sort({ _id: 1 }).toArray();
  const done = stored.flatMap(({ _id, replaces = _id }) => [_id, replaces]);
  return {
    due: migrations.filter(({ number }) => !done.includes(number)),
    newer: stored.filter(({ _id }) => !migrations.some(({ number }) => number === _id)),
  };
}

async function run(database: mongo.Db, migration: Migration, tools: MigrationTools): Promise<void> {
  try {
    await migration.up(database, tools);
  } catch (error) {
    throw isDatabaseAway(error) ? error : new MigrationError(migration, error);
  }
}
