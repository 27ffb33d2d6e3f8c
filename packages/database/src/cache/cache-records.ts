import type { Model } from 'mongoose';
import { changedElsewhere, changedHere } from './emit-changes';

/** Maximum age in milliseconds, in case the invalidation of another process's change is lost. */
const timeToLive = 5_000;

interface CacheEntry<Read> {
  readonly records: Promise<readonly Read[]>;
  readonly until: number;
}

/**
 * Caches records that are the same for everybody, read often and rarely changed. They are read again after a change by
 * this process, after an invalidation, or after `timeToLive`. Callers compute whatever depends on the clock
 * (docs/decisions/0041-camps-are-cached.md).
 *
 * @param read - reads all records. The model's schema needs `emitChanges`
 * @returns a function that returns the cached records. Concurrent callers share one read. It rejects with MongoDB's
 *   errors, which are not cached
 */
export function cacheRecords<Stored, Read = Stored>(
  read: (model: Model<Stored>) => Promise<readonly Read[]>,
): (model: Model<Stored>) => Promise<readonly Read[]> {
  /** One entry per database. */
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
