import { mongo } from 'mongoose';
import type { OpenBackup } from './read-backup';

/** Bytes that are written together. */
const batchBytes = 2 * 1024 * 1024;

/** Events whose jobs were not done when the backup was made. They are not done again on their own. */
const outbox = 'outbox';
const heldEvents = 'held-events';

/**
 * Writes the records of a backup into an empty database.
 *
 * @returns the number of records
 * @throws Error if the backup is incomplete or changed; MongoDB's errors
 */
export async function fillDatabase(database: mongo.Db, { records }: OpenBackup): Promise<number> {
  let written = 0;
  let batch: mongo.Document[] = [];
  let [into, bytes] = ['', 0];
  const flush = async () => {
    if (batch.length > 0) await database.collection(into).insertMany(batch, { ordered: false });
    written += batch.length;
    [batch, bytes] = [[], 0];
  };
  for await (const record of records) {
    const collection = record.collection === outbox ? heldEvents : record.collection;
    if (collection !== into || bytes > batchBytes) await flush();
    into = collection;
    bytes += record.bytes.length;
    // Numbers keep their BSON types.
    batch.push(mongo.BSON.deserialize(record.bytes, { promoteValues: false, bsonRegExp: true }));
  }
  await flush();
  return written;
}
