import type { ClientSession, Model } from 'mongoose';

/** Created and updated times, set when the record is stored. */
interface Stamps {
  createdAt: Date;
  updatedAt: Date;
}

/** A record before it is stored. */
export type Unstamped<Stored> = Omit<Stored, keyof Stamps>;

/**
 * Stores a complete, validated record with timestamps of the models' clock. It skips mongoose, whose casting takes
 * longer than the rest of the write.
 *
 * @param record - with its `_id` and defaults. Every field has its schema's type
 * @param session - the running transaction
 * @returns the stored record
 * @throws MongoDB's errors
 */
export async function insertChecked<Stored extends object>(
  model: Model<Stored>,
  record: Unstamped<Stored>,
  session?: ClientSession,
): Promise<Stored & Stamps> {
  const stored = stamped(model, record);
  // An unanswered question is left out instead of stored as null.
  await model.collection.insertOne({ ...(stored as object) }, { session, ignoreUndefined: true });
  return stored;
}

/** The record with timestamps. */
export function stamped<Stored extends object>(
  { schema }: Model<Stored>,
  record: Unstamped<Stored>,
): Stored & Stamps {
  // Every model uses the clock that was passed to `createModels`.
  const { currentTime } = schema.get('timestamps') as { currentTime: () => Date };
  const at = currentTime();
  return { ...record, createdAt: at, updatedAt: at } as unknown as Stored & Stamps;
}
