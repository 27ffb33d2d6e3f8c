import type { Models } from '../models';
import { readPlain } from '../read-plain';
import { campsChanged, withoutBook, type StoredCamp } from './camp-model';

/** Milliseconds for which camps that another process changed may still be told as they were. */
const keptFor = 5_000;

interface Kept {
  readonly camps: Promise<readonly StoredCamp[]>;
  readonly until: number;
}

/** One entry for each database. */
const keptOf = new WeakMap<Models['Camp'], Kept>();
const watched = new WeakSet<Models['Camp']>();

/**
 * All camps by year, without their books of seats: the same few for everybody, asked for by nearly every request, and
 * changed a few times a year. They are read again at once when this process changed one, else after `keptFor`. What
 * follows the clock is worked out by who asks; who decides about a seat or a price asks the database
 * (docs/decisions/0041-camps-are-kept.md).
 *
 * @throws MongoDB's errors, for all who asked meanwhile; the next one asks again
 */
export function keptCamps({ Camp }: Pick<Models, 'Camp'>): Promise<readonly StoredCamp[]> {
  watch(Camp);
  const kept = keptOf.get(Camp);
  if (kept && performance.now() < kept.until) return kept.camps;
  const camps = readPlain(Camp, {}, { sort: { year: 1 }, projection: withoutBook });
  const fresh: Kept = { camps, until: performance.now() + keptFor };
  keptOf.set(Camp, fresh);
  camps.catch(() => {
    if (keptOf.get(Camp) === fresh) keptOf.delete(Camp);
  });
  return camps;
}

function watch(Camp: Models['Camp']): void {
  if (watched.has(Camp)) return;
  watched.add(Camp);
  Camp.events.on(campsChanged, () => keptOf.delete(Camp));
}
