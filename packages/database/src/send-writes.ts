import { mongo, type ClientSession, type Model } from 'mongoose';
import { timeFor } from './read-plain';

/** One write as MongoDB's command has it, without its collection. */
export type Operation =
  | { insert: object }
  | { update: mongo.UpdateFilter<mongo.Document>; filter: mongo.Filter<mongo.Document>; upsert?: boolean }
  | { delete: 'one'; filter: mongo.Filter<mongo.Document> };

/** A write and where it belongs. */
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
 * Sends writes in their order with one command, by the driver alone: nothing is cast, no operator is kept out. The
 * first that fails ends it (docs/decisions/0049-writes-of-a-transaction-together.md).
 *
 * @param session - the running transaction; without one those before the first that failed stay
 * @returns how many records each of them met
 * @throws what the first that failed would throw alone
 */
export async function sendWrites(
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
          asCommand(namespaces.indexOf(namespaceOf(model)), operation),
        ),
        nsInfo: namespaces.map((ns) => ({ ns })),
        ...timeFor(first.model),
      },
      // An answer that was not given is stored as none, not as null.
      { session, ignoreUndefined: true },
    );
  const results = (answer as { cursor: { firstBatch: Result[] } }).cursor.firstBatch;
  const failed = results.find(({ ok }) => ok === 0);
  if (failed) throw new mongo.MongoServerError(failed);
  return results.map(({ n }) => n);
}

function asCommand(place: number, operation: Operation): mongo.Document {
  if ('insert' in operation) return { insert: place, document: operation.insert };
  if ('delete' in operation) return { delete: place, filter: operation.filter };
  const { update, filter, upsert } = operation;
  return { update: place, filter, updateMods: update, ...(upsert && { upsert }) };
}

const namespaceOf = ({ db, collection }: Model<never>) => `${db.name}.${collection.collectionName}`;

/** In the order of the writes. */
interface Result extends mongo.ErrorDescription {
  ok: 0 | 1;
  /** How many records it met. */
  n: number;
}
