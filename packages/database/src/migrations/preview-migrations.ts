import type { mongo } from 'mongoose';
import { allMigrations } from './all-migrations';
import type { Migration } from './migration';
import { compareMigrations } from './migrate';

/** A migration that the next start would run. */
export interface DueMigration {
  number: number;
  name: string;
  /** Records that it would change. */
  records: number;
}

/** Counts what each missing migration would change. Changes nothing. @throws MongoDB's errors */
export async function previewMigrations(
  database: mongo.Db,
  migrations: readonly Migration[] = allMigrations,
): Promise<DueMigration[]> {
  const { due } = await compareMigrations(database, migrations);
  const previews: DueMigration[] = [];
  for (const migration of due) {
    const { number, name } = migration;
    previews.push({ number, name, records: await migration.countDue(database) });
  }
  return previews;
}
