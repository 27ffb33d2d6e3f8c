import { lastInstantOf } from '@camp/contracts/camp/dates';
import { freeOrphanedSeats } from '@camp/database/camp/free-orphaned-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { readBooks } from '@camp/database/camp/seats';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';

/** A day is over where the camp lies no later than this after the midnight as which its date is stored, in milliseconds. */
const endOfDay = 2 * 24 * 60 * 60 * 1000;

/** Frees the seats of campers that did not come and offers what is free, in every camp that is not over (I1). */
export async function keepSeats({ database, producer, clock }: WorkerDependencies): Promise<void> {
  const { connection, models } = database;
  // Nobody has come to a camp whose registration is still ahead.
  const mayHaveCampers = [
    { registrationStart: trusted({ $lte: clock.now() }) },
    { arrivals: trusted({ $gt: 0 }) },
  ];
  // The books of the camps that are over stay where they are: each holds all who came.
  const lately = trusted({ $gte: new Date(clock.now().getTime() - endOfDay) });
  const mayBeAhead = [{ endDate: lately }, { campSunday: lately }];
  const books = await readBooks(models, { $and: [{ $or: mayHaveCampers }, { $or: mayBeAhead }] });
  for (const book of books.filter((one) => clock.now() <= lastInstantOf(one))) {
    const freed = await freeOrphanedSeats(models, book._id, clock.now(), book);
    const known = freed === 0 ? book : undefined;
    producer.dispatchSoon(...(await offerFreedSeats(connection, models, book._id, clock, known)));
  }
}
