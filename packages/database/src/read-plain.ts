import { sanitizeFilter, type Model, type mongo } from 'mongoose';

/** Options of a read, as the driver defines them. */
export type PlainOptions = Pick<
  mongo.FindOptions,
  'projection' | 'sort' | 'limit' | 'session' | 'promoteBuffers'
>;

/**
 * A filter without casting. Each value has its stored type. Operators are marked with `trusted`, as in every other
 * filter.
 */
export type PlainFilter<Stored> = mongo.Filter<Stored>;

/**
 * Reads documents without mongoose, for frequent calls, since mongoose's query takes twice as long. Nothing is cast,
 * and every projected field is returned. An operator without `trusted` is compared as a value, which no field has.
 * @throws MongoDB's errors, after the connection's time limit for a query
 */
export async function readPlain<Stored extends object>(
  model: Model<Stored>,
  filter: PlainFilter<Stored>,
  options: PlainOptions = {},
): Promise<Stored[]> {
  type Cursor = Pick<mongo.FindCursor<Stored>, 'toArray'>;
  // Before the first connection, mongoose returns a promise of the cursor, or rejects.
  const cursor = collectionOf(model).find(withoutOperators(filter), {
    ...options,
    ...timeFor(model),
  }) as unknown as Cursor | Promise<Cursor>;
  return (await cursor).toArray();
}

/**
 * Reads the first document, like `readPlain`.
 * @returns null if there is none
 */
export function readPlainOne<Stored extends object>(
  model: Model<Stored>,
  filter: PlainFilter<Stored>,
  options: PlainOptions = {},
): Promise<Stored | null> {
  return collectionOf(model).findOne(withoutOperators(filter), {
    ...options,
    ...timeFor(model),
  }) as Promise<unknown> as Promise<Stored | null>;
}

const withoutOperators = <Stored>(filter: PlainFilter<Stored>) =>
  sanitizeFilter(filter as object) as PlainFilter<Stored>;

const collectionOf = <Stored extends object>(model: Model<Stored>) =>
  model.collection as unknown as mongo.Collection<Stored>;

/** The connection's `maxTimeMS` in milliseconds. */
export const timeFor = (model: Pick<Model<unknown>, 'db'>) => ({
  maxTimeMS: model.db.get('maxTimeMS') as number | undefined,
});
