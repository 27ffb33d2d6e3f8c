import type { ClientSession, Model } from 'mongoose';

/** When a record was made and changed last; whoever stores it stamps it. */
interface Stamps {
  createdAt: Date;
  updatedAt: Date;
}

/** A record before it is stored. */
export type Unstamped<Stored> = Omit<Stored, keyof Stamps>;

/**
 * Stores a new record as it is, stamped by the models' clock. For what has been checked already and is complete:
 * mongoose would go through each field again, which takes longer than everything else about a write.
 *
 * @param record - with its `_id`; every field of the type that its schema names, whatever has a default there too
 * @param session - the running transaction
 * @returns what was stored
 * @throws MongoDB's errors
 */
export async function insertChecked<Stored extends object>(
  model: Model<Stored>,
  record: Unstamped<Stored>,
  session?: ClientSession,
): Promise<Stored & Stamps> {
  const stored = stamped(model, record);
  // An answer that was not given is stored as none, not as null.
  await model.collection.insertOne({ ...(stored as object) }, { session, ignoreUndefined: true });
  return stored;
}

/** The record as it is stored now. */
export function stamped<Stored extends object>(
  { schema }: Model<Stored>,
  record: Unstamped<Stored>,
): Stored & Stamps {
  // Every model has the clock that `createModels` was given.
  const { currentTime } = schema.get('timestamps') as { currentTime: () => Date };
  const at = currentTime();
  return { ...record, createdAt: at, updatedAt: at } as unknown as Stored & Stamps;
}
