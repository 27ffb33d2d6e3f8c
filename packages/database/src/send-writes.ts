import { mongo, type ClientSession, type Model } from 'mongoose';
import { timeFor } from './read-plain';
import { SealError } from './sealing/seal';
import { sealDocument } from './sealing/seal-documents';
import { sealerOf } from './sealing/seal-collection';
import { touchesSealed } from './sealing/seal-update';
import { supportsBulkWrite } from './server-version';

/** One write in MongoDB's format, without its collection. */
export type Operation =
  | { insert: object }
  | { update: mongo.UpdateFilter<mongo.Document>; filter: mongo.Filter<mongo.Document>; upsert?: boolean }
  | { delete: 'one'; filter: mongo.Filter<mongo.Document> };

/** A write and its model. */
export interface Write {
  model: Model<never>;
  operation: Operation;
}

/** A write to a model's collection. */
export const write = <Stored extends object>(model: Model<Stored>, operation: Operation): Write => ({
  model: model as unknown as Model<never>,
  operation,
});

/**
 * Sends writes in order through the driver, without mongoose's casting or sanitizing. Several writes are sent as one
 * command if the server supports it, or else as one command each. The first error ends it
 * (docs/decisions/0049-batched-writes.md).
 *
 * @param session - the running transaction. Without one, writes before the first error stay
 * @returns how many records each write matched
 * @throws the error of the first failed write
 */
export async function sendWrites(
  writes: readonly [Write, ...Write[]],
  session?: ClientSession,
): Promise<number[]> {
  if (writes.length > 1 && supportsBulkWrite(writes[0].model.db)) return sendBulk(writes, session);
  const met: number[] = [];
  for (const one of writes) met.push(await sendAlone(one, session));
  return met;
}

async function sendBulk(
  [first, ...others]: readonly [Write, ...Write[]],
  session?: ClientSession,
): Promise<number[]> {
  const writes = [first, ...others];
  const namespaces = [...new Set(writes.map(({ model }) => namespaceOf(model)))];
  const answer = await first.model.db
    .getClient()
    .db('admin')
    .command(
      {
        bulkWrite: 1,
        ops: writes.map(({ model, operation }) =>
          asStatement(namespaces.indexOf(namespaceOf(model)), sealed(model, operation)),
        ),
        nsInfo: namespaces.map((ns) => ({ ns })),
        ...timeFor(first.model),
      },
      optionsOf(session),
    );
  const results = (answer as { cursor: { firstBatch: Result[] } }).cursor.firstBatch;
  const failed = results.find(({ ok }) => ok === 0);
  if (failed) throw new mongo.MongoServerError(failed);
  return results.map(({ n }) => n);
}

/** The command doesn't go through the models' collections, which encrypt otherwise. */
function sealed({ collection }: Model<never>, operation: Operation): Operation {
  const sealer = sealerOf(collection);
  if (!sealer) return operation;
  if ('insert' in operation) return { insert: sealDocument(sealer, operation.insert) };
  if ('update' in operation && touchesSealed(sealer, operation.update))
    throw new SealError('Encrypted answers can’t be changed by a batched write.');
  return operation;
}

async function sendAlone({ model, operation }: Write, session?: ClientSession): Promise<number> {
  const { collection } = model as unknown as Model<mongo.Document>;
  const options = { ...optionsOf(session), ...timeFor(model) };
  if ('insert' in operation) {
    await collection.insertOne(operation.insert, options);
    return 1;
  }
  const { filter } = operation;
  if ('delete' in operation) return (await collection.deleteOne(filter, options)).deletedCount;
  const { matchedCount, upsertedCount } = await collection.updateOne(filter, operation.update, {
    ...options,
    upsert: operation.upsert,
  });
  return matchedCount + upsertedCount;
}

// An undefined answer is left out instead of stored as null.
const optionsOf = (session?: ClientSession) => ({ session, ignoreUndefined: true });

function asStatement(index: number, operation: Operation): mongo.Document {
  if ('insert' in operation) return { insert: index, document: operation.insert };
  if ('delete' in operation) return { delete: index, filter: operation.filter };
  const { update, filter, upsert } = operation;
  return { update: index, filter, updateMods: update, ...(upsert && { upsert }) };
}

const namespaceOf = ({ db, collection }: Model<never>) => `${db.name}.${collection.collectionName}`;

/** The results, in the order of the writes. */
interface Result extends mongo.ErrorDescription {
  ok: 0 | 1;
  /** How many records the write matched. */
  n: number;
}
