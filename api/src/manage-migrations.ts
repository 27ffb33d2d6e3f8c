import { connectUnprepared } from '@camp/database/connect-unprepared';
import { allMigrations } from '@camp/database/migrations/all-migrations';
import { goBack } from '@camp/database/migrations/go-back';
import type { Migration } from '@camp/database/migrations/migration';
import { previewMigrations } from '@camp/database/migrations/preview-migrations';
import { refuseNewerData } from '@camp/database/migrations/refuse-newer-data';
import { EnvironmentError } from '@camp/runtime/env';
import type { mongo } from 'mongoose';

/** How the command is used. */
export const migrationsUsage = [
  '       npm run admin -- migrations --dry-run (before an upgrade: what the next start would change)',
  '       npm run admin -- migrations --back-to <number> (lets an earlier version start again, docs/upgrading.md)',
].join('\n');

/**
 * `npm run admin -- migrations …`: works on a database without migrating it.
 *
 * @param uri - `mongodb://...`
 * @param args - the words after `migrations`
 * @param migrations - over which it goes back
 * @returns what the person reads
 * @throws EnvironmentError with the usage, or an Error with one sentence
 */
export async function manageMigrations(
  uri: string,
  args: readonly string[],
  migrations: readonly Migration[] = allMigrations,
): Promise<string> {
  const [option, value = '', ...more] = args;
  const isDryRun = option === '--dry-run' && value === '';
  const isBack = option === '--back-to' && /^\d{1,4}$/.test(value);
  if (more.length > 0 || !(isDryRun || isBack)) throw new EnvironmentError(`Usage:\n${migrationsUsage}`);
  const database = connectUnprepared(uri);
  try {
    const { db } = await database.connection.asPromise();
    if (!db) throw new Error('MongoDB was not reached.');
    await refuseNewerData(db);
    return isDryRun ? await previewText(db) : await goBackText(db, Number(value), migrations);
  } finally {
    await database.close();
  }
}

async function previewText(db: mongo.Db): Promise<string> {
  const due = await previewMigrations(db);
  if (due.length === 0) return 'No migrations are due. The next start changes no records.';
  return [
    'Nothing was changed. The next start would run:',
    ...due.map(({ number, name, records }) => `${number}. ${name}: ${inWords(records)}`),
  ].join('\n');
}

const inWords = (records: number) =>
  records === 0 ? 'no records' : records === 1 ? '1 record' : `${records} records`;

async function goBackText(db: mongo.Db, last: number, migrations: readonly Migration[]): Promise<string> {
  const later = await goBack(db, last, migrations);
  if (later.length === 0) return `No migration has a number above ${last}. Nothing was changed.`;
  const numbers = later.map(({ number }) => number).join(', ');
  return `A version whose last migration is ${last} can start again. The next upgrade runs again: ${numbers}.`;
}
