import { programVersion } from '@camp/runtime/program-version';
import type { mongo } from 'mongoose';
import { UnsuitableServerError } from '../suitable-server';
import { allMigrations } from './all-migrations';
import type { Migration } from './migration';
import { compareMigrations } from './migrate';

/**
 * Refuses data that a newer version has migrated. This version would read it wrongly, and write an older format.
 *
 * @throws UnsuitableServerError that names both versions, or MongoDB's errors
 */
export async function refuseNewerData(
  database: mongo.Db,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  const { newer } = await compareMigrations(database, migrations);
  const last = newer.at(-1);
  if (!last) return;
  const { _id, name, version = 'unknown' } = last;
  throw new UnsuitableServerError(
    `This is version ${programVersion}, and version ${version} has changed the stored data since ` +
      `(migration ${_id}: ${name}). Start version ${version} or a later one. ` +
      'docs/upgrading.md says when and how you can go back.',
  );
}
