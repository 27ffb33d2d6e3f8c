import type { mongo } from 'mongoose';
import { allMigrations } from './all-migrations';
import type { Migration } from './migration';
import type { RanMigration } from './migrate';

/**
 * Lets an earlier version start again. The data stays as it is, and the migrations run again at the next upgrade.
 *
 * @param last - the number of the earlier version's last migration
 * @returns the migrations that will run again
 * @throws Error with one sentence if the earlier version can't use the data; nothing is changed then
 */
export async function goBack(
  database: mongo.Db,
  last: number,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly Migration[]> {
  const later = migrations.filter(({ number }) => number > last);
  const fixed = later.find(({ isReversible }) => !isReversible);
  if (fixed)
    throw new Error(
      `The version before migration ${fixed.number} (${fixed.name}) can’t use the data. Restore a backup from before the upgrade.`,
    );
  const numbers = later.map(({ number }) => number);
  await database.collection<RanMigration>('migrations').deleteMany({ _id: { $in: numbers } });
  return later;
}
