import { isDeepStrictEqual } from 'node:util';
import { reconcileSeats, orphanedAfter } from '@camp/database/camp/reconcile-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { readOpenCamps } from '@camp/database/camp/open-camps';
import type { CampSeats } from '@camp/database/camp/seats';
import type { WorkerDependencies } from '../dependencies';

/**
 * Milliseconds after which an unchanged allocation is compared with its campers again. A crash between claim and record
 * leaves no trace in the allocation. With the sweep's interval added, the time stays below the minute that I1 allows
 * after a fault (docs/reliability.md).
 */
const recheckAfter = 40_000;

/** An allocation that needed no repair. */
interface SettledSeats {
  seats: CampSeats;
  at: Date;
}

/**
 * Reconciles the seats of every camp that isn't over (`reconcileSeats`) and offers free ones (I1). Campers are read
 * only if the allocation has changed since the last sweep without repairs, or after `recheckAfter`.
 *
 * @returns one pass, to be repeated
 */
export function seatSweep({ database, producer, clock }: WorkerDependencies): () => Promise<void> {
  const { connection, models } = database;
  let settled = new Map<string, SettledSeats>();

  /** @returns whether the allocation needs no further check until it changes */
  async function settle(seats: CampSeats): Promise<boolean> {
    const corrected = await reconcileSeats(connection, models, seats._id, { known: seats });
    const known = corrected === 0 ? seats : undefined;
    const rows = await offerFreedSeats(connection, models, seats._id, clock.now(), known);
    producer.dispatchSoon(...rows);
    const isOld = ({ at }: CampSeats['claims'][number]) =>
      seats.readAt.getTime() - at.getTime() > orphanedAfter;
    return corrected === 0 && rows.length === 0 && seats.arriving.length === 0 && seats.claims.every(isOld);
  }

  return async () => {
    const now = clock.now();
    const still = new Map<string, SettledSeats>();
    for (const seats of await readOpenCamps(models, now)) {
      const id = seats._id.toString();
      const before = settled.get(id);
      if (before && isRecent(before.at, now) && isUnchanged(before.seats, seats)) still.set(id, before);
      else if (await settle(seats)) still.set(id, { seats, at: now });
    }
    settled = still;
  };
}

/** Each read has its own time. */
const isUnchanged = (before: CampSeats, now: CampSeats) =>
  isDeepStrictEqual({ ...before, readAt: now.readAt }, now);

/** A time in the future, after the clock was set back, isn't recent. */
const isRecent = (at: Date, now: Date) => {
  const age = now.getTime() - at.getTime();
  return age >= 0 && age < recheckAfter;
};
