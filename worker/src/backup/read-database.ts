import { mongo } from 'mongoose';
import { encodeFrame, endMark, manifestMark } from './frames';
import { fileFormat, type Manifest } from './manifest';

/** Collections that belong to running processes, not to the camp. */
const leftOut = ['heartbeats', 'migration-leases', 'restores'];

/** What the generator counts while it reads. */
export interface Counts {
  [collection: string]: number;
}

/**
 * Reads every collection as it was at one moment, while families go on registering.
 *
 * A snapshot session reads at one cluster time. MongoDB keeps that moment for `minSnapshotHistoryWindowInSeconds`.
 *
 * @param counts - filled with the number of records of each collection
 * @yields the frames of a backup
 * @throws MongoDB's errors: SnapshotTooOld if reading took longer than the server keeps the moment
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
    const migrations = await database.collection('migrations').find({}, { session }).toArray();
    const listed = await database.listCollections({}, { nameOnly: true }).toArray();
    const collections = listed
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('system.') && !leftOut.includes(name));
    const schema = Math.max(0, ...migrations.map(({ _id }) => Number(_id)));
    const manifest: Manifest = { format: fileFormat, madeAt, schema, collections };
    yield encodeFrame({ mark: manifestMark, bytes: mongo.BSON.serialize(manifest) });

    for (const [mark, name] of collections.entries()) {
      counts[name] = 0;
      // Raw: each record is copied as it is stored, whatever its types.
      const cursor = database.collection(name).find({}, { session, raw: true });
      for await (const bytes of cursor as unknown as AsyncIterable<Uint8Array>) {
        counts[name] += 1;
        yield encodeFrame({ mark, bytes });
      }
    }
    yield encodeFrame({ mark: endMark, bytes: mongo.BSON.serialize({ counts }) });
  } finally {
    await session.endSession();
  }
}
