import { join } from 'node:path';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import { mongo } from 'mongoose';
import { violationInWords } from './check-restored';
import { recordsIn } from './read-database';
import { databaseNameOf, restoreBackup, withDatabase } from './restore-backup';
import type { WrittenBackup } from './write-backup';

/** What a test of a backup needs. */
export interface TestedWith {
  uri: string;
  directory: string;
  /** The test key. */
  identity: string;
  clock: Clock;
  logger: Logger;
}

/**
 * Restores a backup into a scratch database beside the real one, checks it, and drops it.
 *
 * @throws Error with one sentence if the backup can't be restored, or is not consistent
 */
export async function testBackup(
  { file, counts }: WrittenBackup,
  { uri, directory, identity, clock, logger }: TestedWith,
): Promise<void> {
  const scratch = `${databaseNameOf(uri)}-backup-test`;
  await dropDatabase(uri, scratch);
  try {
    const target = { uri: withDatabase(uri, scratch), clock, logger, noErasures: true, isScratch: true };
    const { records, findings } = await restoreBackup(join(directory, file), identity, target);
    const expected = recordsIn(counts);
    if (records !== expected) throw new Error(`Only ${records} of ${expected} records came back.`);
    const violated = findings.filter(({ violations }) => violations > 0);
    if (violated.length > 0)
      throw new Error(`The backup failed its checks. ${violated.map(violationInWords).join(' ')}`);
  } finally {
    await dropDatabase(uri, scratch);
  }
}

async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = new mongo.MongoClient(uri);
  try {
    await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
