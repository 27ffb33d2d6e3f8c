import type { mongo } from 'mongoose';
import { type Model } from 'mongoose';

/** What of the documents is read, in which order and transaction; as the driver has it. */
export type PlainOptions = Pick<
  mongo.FindOptions,
  'projection' | 'sort' | 'limit' | 'session' | 'promoteBuffers'
>;

/** A filter that mongoose did not look at: each value has the type that is stored, and none comes from a request unchecked. */
export type PlainFilter<Stored> = mongo.Filter<Stored>;

/**
 * Reads documents as they are stored, for the calls that everybody makes: mongoose's query takes as long again as the
 * driver's. Nothing is cast, no operator is kept out of the filter, and every field comes back that is not left out.
 *
 * @throws MongoDB's errors, after the connection's longest time for a query
 */
export async function readPlain<Stored extends object>(
  model: Model<Stored>,
  filter: PlainFilter<Stored>,
  options: PlainOptions = {},
): Promise<Stored[]> {
  type Cursor = Pick<mongo.FindCursor<Stored>, 'toArray'>;
  // Before the first connection mongoose gives the cursor later, or says that there is none.
  const cursor = collectionOf(model).find(filter, { ...options, ...timeFor(model) }) as unknown as
    Cursor | Promise<Cursor>;
  return (await cursor).toArray();
}

/** `readPlain` for the first one. @returns null where there is none */
export function readPlainOne<Stored extends object>(
  model: Model<Stored>,
  filter: PlainFilter<Stored>,
  options: PlainOptions = {},
): Promise<Stored | null> {
  return collectionOf(model).findOne(filter, {
    ...options,
    ...timeFor(model),
  }) as Promise<unknown> as Promise<Stored | null>;
}

const collectionOf = <Stored extends object>(model: Model<Stored>) =>
  model.collection as unknown as mongo.Collection<Stored>;

/** As mongoose has it from the connection: `maxTimeMS` in milliseconds. */
export const timeFor = (model: Pick<Model<unknown>, 'db'>) => ({
  maxTimeMS: model.db.get('maxTimeMS') as number | undefined,
});
