import { connectDatabase, type Database } from '@camp/database/connection';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import { mongo, trusted, type Connection } from 'mongoose';
import { backupsBefore, deleteOldBackups } from './backup-files';
import { copyBackup, copyErasuresFile, copyTargetOf } from './copy-backup';
import { readKey, type BackupEnv } from './env';
import { copyErasures } from './erasures';
import { lastEncryptingMigration } from './manifest';
import { recordsIn } from './read-database';
import { databaseNameOf } from './restore-backup';
import { testBackup } from './test-backup';
import { writeBackup, type WrittenBackup } from './write-backup';

/** A backup that was made. */
export interface MadeBackup extends WrittenBackup {
  madeAt: Date;
  /** Absent if there is no test key. */
  testedAt?: Date;
  deleted: string[];
  /** Both absent if no place for copies is named. */
  copiedAt?: Date;
  copyProblem?: string;
  /** Files from before medical answers were encrypted in the database. */
  inTheClear: string[];
}

/** Milliseconds for which the result of a backup is stored. */
const retention = 400 * 24 * 60 * 60 * 1000;

/**
 * Makes a backup, tests it, deletes the oldest ones, and records the result for the dashboard. The oldest ones stay if
 * the new one is not good.
 *
 * @throws Error with one sentence, which is recorded too
 */
export async function makeBackup(env: BackupEnv, clock: Clock, logger: Logger): Promise<MadeBackup> {
  // Refused before anything is made.
  copyTargetOf(env);
  const madeAt = clock.now();
  // A backup before an upgrade must not upgrade the data.
  const database = connectDatabase({ uri: env.MONGODB_URI, logger, clock, leavesData: true });
  try {
    await database.ready;
    return await makeAndRecord(database, env, madeAt, { clock, logger });
  } finally {
    await database.close();
  }
}

async function makeAndRecord(
  { connection, models: { Backup } }: Database,
  env: BackupEnv,
  madeAt: Date,
  tools: { clock: Clock; logger: Logger },
): Promise<MadeBackup> {
  try {
    const written = await write(env, madeAt);
    const { file, bytes, counts } = written;
    const testedAt = await test(written, env, tools);
    const copied = await copy(written, env, tools.clock);
    const records = recordsIn(counts);
    await Backup.create({ madeAt, file, bytes, records, ...(testedAt && { testedAt }), ...copied });
    await Backup.deleteMany({ madeAt: trusted({ $lt: new Date(madeAt.getTime() - retention) }) });
    const deleted = await deleteOldBackups(env.BACKUP_DIR, env.BACKUP_KEEP, tools.clock.now());
    const encryptedSince = await whenEncrypted(connection);
    const inTheClear = encryptedSince ? await backupsBefore(env.BACKUP_DIR, encryptedSince) : [];
    return { ...written, madeAt, ...(testedAt && { testedAt }), ...copied, deleted, inTheClear };
  } catch (error) {
    await Backup.create({ madeAt, problem: (error as Error).message });
    throw error;
  }
}

/** When the medical answers and notes of this database were encrypted. */
async function whenEncrypted({ db }: Connection): Promise<Date | undefined> {
  const rows = db?.collection<{ _id: number; ranAt: Date }>('migrations');
  return (await rows?.findOne({ _id: lastEncryptingMigration }))?.ranAt;
}

/** A failed copy makes no backup worse, so it is recorded beside it. */
async function copy(
  written: WrittenBackup,
  env: BackupEnv,
  clock: Clock,
): Promise<Pick<MadeBackup, 'copiedAt' | 'copyProblem'>> {
  const target = copyTargetOf(env);
  if (!target) return {};
  try {
    await copyBackup(target, written, { directory: env.BACKUP_DIR, keep: env.BACKUP_KEEP });
    await copyErasuresFile(target, env.BACKUP_DIR);
    return { copiedAt: clock.now() };
  } catch (error) {
    return { copyProblem: (error as Error).message };
  }
}

/** Over its own connection, since a snapshot session lasts longer than a request may. */
async function write(env: BackupEnv, madeAt: Date): Promise<WrittenBackup> {
  const client = new mongo.MongoClient(env.MONGODB_URI);
  try {
    const { BACKUP_DIR: directory, BACKUP_RECIPIENTS: recipients, MONGODB_URI } = env;
    const database = client.db(databaseNameOf(MONGODB_URI));
    const written = await writeBackup({ client, database, directory, recipients }, madeAt);
    await copyErasures(database, directory, madeAt);
    return written;
  } finally {
    await client.close();
  }
}

/** @returns when, or undefined without a test key */
async function test(
  written: WrittenBackup,
  { MONGODB_URI: uri, BACKUP_DIR: directory, BACKUP_TEST_KEY_FILE: keyFile }: BackupEnv,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<Date | undefined> {
  if (keyFile === undefined) return undefined;
  const identity = readKey(keyFile);
  await testBackup(written, { uri, directory, identity, clock, logger });
  return clock.now();
}
