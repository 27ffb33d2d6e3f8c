import type { Logger } from '@camp/runtime/logger';
import { countWork } from '@camp/queue/count-work';
import type { mongo } from 'mongoose';

/** Collections that a start fills. Some are in backups too. */
const ofAStart = ['migrations', 'migration-leases', 'medical-keys', 'heartbeats', 'system-watches'];

/**
 * Refuses a database that already has records: a restore never overwrites.
 *
 * @throws Error with one sentence
 */
export async function refuseUnlessEmpty(database: mongo.Db): Promise<void> {
  const { databaseName } = database;
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    if (ofAStart.includes(name) || name.startsWith('system.')) continue;
    const count = await database.collection(name).countDocuments({}, { limit: 1 });
    if (count === 0) continue;
    throw new Error(
      `The database ${databaseName} already has records (${name}), perhaps of an interrupted restore. Restore into an empty database.`,
    );
  }
}

/** Drops what a start left, since the backup has its own. */
export async function dropLeftovers(database: mongo.Db): Promise<void> {
  for (const name of ofAStart) await database.dropCollection(name);
}

/**
 * Refuses while the product runs or its queues hold jobs, which belong to other records.
 *
 * @throws Error with one sentence, also if Redis is not available
 */
export async function refuseWhileWorking(redisUrl: string, logger: Logger): Promise<void> {
  const { jobs, processes } = await countWork(redisUrl, logger);
  if (processes > 0) throw new Error('The API or a worker is running. Stop them, then restore.');
  if (jobs > 0)
    throw new Error(`Redis still has ${jobs} jobs of another database. Empty it (FLUSHDB), then restore.`);
}
