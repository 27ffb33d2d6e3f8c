import type { Model } from 'mongoose';
import { changedElsewhere, changedHere } from './tell-changes';

/** Milliseconds for which what another process changed may still be told as it was, when no news of it come. */
const keptFor = 5_000;

interface Kept<Read> {
  readonly records: Promise<readonly Read[]>;
  readonly until: number;
}

/**
 * Keeps records that are the same for everybody, asked for often and changed now and then. They are read again at once
 * when this process changed one or hears that another did, else after `keptFor`. What follows the clock is worked out
 * by who asks (docs/decisions/0041-camps-are-kept.md).
 *
 * @param read - all of them; the schema of its model needs `tellChanges`
 * @returns what reads them: once for all who ask meanwhile. It throws MongoDB's errors to all of those, and the next one
 * asks again
 */
export function keep<Stored, Read = Stored>(
  read: (model: Model<Stored>) => Promise<readonly Read[]>,
): (model: Model<Stored>) => Promise<readonly Read[]> {
  /** One entry for each database. */
  const keptOf = new WeakMap<Model<Stored>, Kept<Read>>();
  const watched = new WeakSet<Model<Stored>>();

  const watch = (model: Model<Stored>): void => {
    if (watched.has(model)) return;
    watched.add(model);
    for (const event of [changedHere, changedElsewhere]) model.events.on(event, () => keptOf.delete(model));
  };

  return (model) => {
    watch(model);
    const kept = keptOf.get(model);
    if (kept && performance.now() < kept.until) return kept.records;
    const records = read(model);
    const fresh: Kept<Read> = { records, until: performance.now() + keptFor };
    keptOf.set(model, fresh);
    records.catch(() => {
      if (keptOf.get(model) === fresh) keptOf.delete(model);
    });
    return records;
  };
}
