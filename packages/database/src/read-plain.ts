import { sanitizeFilter, type Model, type mongo } from 'mongoose';

/** Options of a read, as the driver takes them. */
export type PlainOptions = Pick<
  mongo.FindOptions,
  'projection' | 'sort' | 'limit' | 'session' | 'promoteBuffers'
>;

/** A filter that is not cast: each value has the type that is stored. Its operators are marked with `trusted`, as in every other filter. */
export type PlainFilter<Stored> = mongo.Filter<Stored>;

/**
 * Reads documents as they are stored, for the calls that everybody makes: mongoose's query takes as long again as the
 * driver's. Nothing is cast, and every field comes back that is not left out. An operator that is not `trusted` is a
 * value like any other, which no field has.
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
  const cursor = collectionOf(model).find(withoutOperators(filter), {
    ...options,
    ...timeFor(model),
  }) as unknown as Cursor | Promise<Cursor>;
  return (await cursor).toArray();
}

/** `readPlain` for the first one. @returns null if there is none */
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

/** As mongoose has it from the connection: `maxTimeMS` in milliseconds. */
export const timeFor = (model: Pick<Model<unknown>, 'db'>) => ({
  maxTimeMS: model.db.get('maxTimeMS') as number | undefined,
});
