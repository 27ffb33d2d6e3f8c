import { isDeepStrictEqual } from 'node:util';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { reconcileSeats, orphanedAfter } from '@camp/database/camp/reconcile-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { readSeatsOf, type CampSeats } from '@camp/database/camp/seats';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';

/** A day is over where the camp lies no later than this after the midnight as which its date is stored, in milliseconds. */
const endOfDay = 2 * 24 * 60 * 60 * 1000;

/**
 * Milliseconds after which a book that has not changed is held against its campers again: a process that died between
 * a camper's record and the book leaves no trace in the book. With the time between two looks that is less than the
 * minute in which the seats are to be right again after a fault (I1 in docs/reliability.md).
 */
const recheckAfter = 40_000;

/** A book in which there was nothing to do. */
interface SettledSeats {
  seats: CampSeats;
  at: Date;
}

/**
 * Corrects the book of every camp that is not over by its campers (`reconcileSeats`) and offers what is free (I1). Campers
 * are read only where the book has changed since there was nothing to do, or after `recheckAfter`.
 *
 * @returns one look, to be repeated
 */
export function seatSweep({ database, producer, clock }: WorkerDependencies): () => Promise<void> {
  const { connection, models } = database;
  let settled = new Map<string, SettledSeats>();

  /** @returns whether nothing was to do, and nothing becomes due by time alone */
  async function settle(seats: CampSeats): Promise<boolean> {
    const now = clock.now();
    const corrected = await reconcileSeats(connection, models, seats._id, now, seats);
    const known = corrected === 0 ? seats : undefined;
    const rows = await offerFreedSeats(connection, models, seats._id, clock, known);
    producer.dispatchSoon(...rows);
    const isOld = ({ at }: CampSeats['claims'][number]) => now.getTime() - at.getTime() > orphanedAfter;
    return corrected === 0 && rows.length === 0 && seats.arriving.length === 0 && seats.claims.every(isOld);
  }

  return async () => {
    const now = clock.now();
    const still = new Map<string, SettledSeats>();
    for (const seats of await readOpenCamps(models, now)) {
      const id = seats._id.toString();
      const before = settled.get(id);
      if (before && isRecent(before.at, now) && isDeepStrictEqual(before.seats, seats)) still.set(id, before);
      else if (await settle(seats)) still.set(id, { seats, at: now });
    }
    settled = still;
  };
}

/** A clock that was set back says nothing of how long ago it was. */
const isRecent = (at: Date, now: Date) => {
  const age = now.getTime() - at.getTime();
  return age >= 0 && age < recheckAfter;
};

/** The books of the camps that may have campers and are not over. */
async function readOpenCamps(models: WorkerDependencies['database']['models'], now: Date) {
  // Nobody has come to a camp whose registration is still ahead.
  const mayHaveCampers = [{ registrationStart: trusted({ $lte: now }) }, { arrivals: trusted({ $gt: 0 }) }];
  // The books of the camps that are over stay where they are: each holds all who came.
  const lately = trusted({ $gte: new Date(now.getTime() - endOfDay) });
  const isNotOver = [{ endDate: lately }, { campSunday: lately }];
  const camps = await readSeatsOf(models, { $and: [{ $or: mayHaveCampers }, { $or: isNotOver }] });
  return camps.filter((one) => now <= lastInstantOf(one));
}
