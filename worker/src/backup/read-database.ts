import { mongo } from 'mongoose';
import { encodeFrame, endMark, manifestMark } from './frames';
import { countByKey } from '@camp/database/sealing/key-ids';
import { fileFormat, type Manifest } from './manifest';
import { inOneSentence } from './snapshot-errors';

/** Collections that belong to running processes, not to the camp. */
const leftOut = ['heartbeats', 'medical-keys', 'migration-leases', 'restores'];

/** Numbers of records, by collection. */
export interface Counts {
  [collection: string]: number;
}

/** How many records there are in all. */
export const recordsIn = (counts: Readonly<Counts>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/**
 * Reads every collection as it was at one moment, while families continue to register.
 *
 * A snapshot session reads at one cluster time. MongoDB keeps that moment for `minSnapshotHistoryWindowInSeconds`.
 *
 * @param counts - filled with the number of records of each collection
 * @yields the frames of a backup
 * @throws Error with one sentence if the server keeps no moment, or not for long enough; MongoDB's other errors
 */
export async function* readDatabase(
  client: mongo.MongoClient,
  database: mongo.Db,
  madeAt: Date,
  counts: Counts,
): AsyncGenerator<Buffer> {
  const session = client.startSession({ snapshot: true });
  try {
    // The first read fixes the moment.
    const [last] = await database
      .collection<{ _id: number }>('migrations')
      .find({}, { session, sort: { _id: -1 }, limit: -1 })
      .toArray();
    const listed = await database.listCollections({}, { nameOnly: true }).toArray();
    const collections = listed
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('system.') && !leftOut.includes(name));
    const keys = [...(await countByKey(database, session)).keys()];
    const manifest: Manifest = { format: fileFormat, madeAt, schema: last?._id ?? 0, collections, keys };
    yield encodeFrame({ mark: manifestMark, bytes: mongo.BSON.serialize(manifest) });

    for (const [mark, name] of collections.entries()) {
      counts[name] = 0;
      for await (const bytes of readCollection(database.collection(name), session)) {
        counts[name] += 1;
        yield encodeFrame({ mark, bytes });
      }
    }
    yield encodeFrame({ mark: endMark, bytes: mongo.BSON.serialize({ counts }) });
  } catch (error) {
    throw inOneSentence(error);
  } finally {
    await session.endSession();
  }
}

/** The bytes that a batch should have, and its most records. MongoDB ends it earlier if it reaches 16 MB. */
const [batchBytes, batchSize] = [6 * 1024 * 1024, 1_000] as const;

/** The first batch of a collection, of whose records no size is known yet. */
const firstBatch = 10;

/**
 * Reads single batches in the order of ids, without `getMore`, for which the driver would state a read concern too.
 *
 * @yields records as they are stored, whatever their types
 * @throws Error if the ids have several types, so that records would be missing
 */
async function* readCollection(
  collection: mongo.Collection,
  session: mongo.ClientSession,
): AsyncGenerator<Uint8Array> {
  const options = { session, raw: true, sort: { _id: 1 } } as const;
  let read = 0;
  let filter = {};
  let limit = firstBatch;
  for (;;) {
    const found = collection.find(filter, { ...options, limit: -limit });
    const batch = (await found.toArray()) as unknown as Uint8Array[];
    const last = batch.at(-1);
    if (!last) break;
    read += batch.length;
    const bytes = batch.reduce((sum, record) => sum + record.length, 0);
    yield* batch;
    limit = Math.min(batchSize, Math.ceil((batchBytes * batch.length) / bytes));
    const { _id } = mongo.BSON.deserialize(last, { promoteValues: false });
    filter = { _id: { $gt: _id as unknown } };
  }
  const [counted] = await collection.aggregate([{ $count: 'all' }], { session, cursor: {} }).toArray();
  const expected = (counted?.all ?? 0) as number;
  if (read !== expected)
    throw new Error(`Only ${read} of ${expected} records of ${collection.collectionName} were read.`);
}
