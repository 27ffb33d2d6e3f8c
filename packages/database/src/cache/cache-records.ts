import type { Model } from 'mongoose';
import { changedElsewhere, changedHere } from './emit-changes';

/** Milliseconds for which what another process changed may still be told as it was, when no news of it come. */
const timeToLive = 5_000;

interface CacheEntry<Read> {
  readonly records: Promise<readonly Read[]>;
  readonly until: number;
}

/**
 * Keeps records that are the same for everybody, asked for often and changed now and then. They are read again at once
 * when this process changed one or hears that another did, else after `keptFor`. What follows the clock is worked out
 * by who asks (docs/decisions/0041-camps-are-cached.md).
 *
 * @param read - all of them; the schema of its model needs `emitChanges`
 * @returns what reads them: once for all who ask meanwhile. It throws MongoDB's errors to all of those, and the next one
 * asks again
 */
export function cacheRecords<Stored, Read = Stored>(
  read: (model: Model<Stored>) => Promise<readonly Read[]>,
): (model: Model<Stored>) => Promise<readonly Read[]> {
  /** One entry for each database. */
  const entryOf = new WeakMap<Model<Stored>, CacheEntry<Read>>();
  const watched = new WeakSet<Model<Stored>>();

  const watch = (model: Model<Stored>): void => {
    if (watched.has(model)) return;
    watched.add(model);
    for (const event of [changedHere, changedElsewhere]) model.events.on(event, () => entryOf.delete(model));
  };

  return (model) => {
    watch(model);
    const cached = entryOf.get(model);
    if (cached && performance.now() < cached.until) return cached.records;
    const records = read(model);
    const fresh: CacheEntry<Read> = { records, until: performance.now() + timeToLive };
    entryOf.set(model, fresh);
    records.catch(() => {
      if (entryOf.get(model) === fresh) entryOf.delete(model);
    });
    return records;
  };
}
