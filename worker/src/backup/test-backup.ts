import { randomBytes } from 'node:crypto';
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

/** Milliseconds after which a test was interrupted. */
const longestTest = 24 * 60 * 60 * 1000;

const middle = '-backup-test';

/** The scratch database of one test. Its name has the time in seconds, and differs from that of a test at once. */
export function scratchName(database: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000).toString(36);
  return `${database}${middle}-${time}${randomBytes(2).toString('hex')}`;
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
  await dropInterrupted(uri, clock.now());
  const scratch = scratchName(databaseNameOf(uri), clock.now());
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

/** Drops what interrupted tests left. Tests of earlier versions left a database without a time. */
async function dropInterrupted(uri: string, now: Date): Promise<void> {
  const prefix = `${databaseNameOf(uri)}${middle}`;
  const client = new mongo.MongoClient(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((one) => one.name.startsWith(prefix))) {
      const [whole, time] = /^(?:-([0-9a-z]{6})[0-9a-f]{4})?$/.exec(name.slice(prefix.length)) ?? [];
      if (whole === undefined) continue;
      const begun = time === undefined ? 0 : parseInt(time, 36) * 1000;
      if (begun < now.getTime() - longestTest) await client.db(name).dropDatabase();
    }
  } finally {
    await client.close();
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
