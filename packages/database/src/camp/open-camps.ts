import { lastInstantOf } from '@camp/contracts/camp/dates';
import { trusted } from 'mongoose';
import type { Models } from '../models';
import { readSeatsOf, type CampSeats } from './seats';

/** Milliseconds after a stored date's midnight by which the day is over in every time zone. */
const endOfDay = 2 * 24 * 60 * 60 * 1000;

/** The allocations of camps that may have campers and aren't over. */
export async function readOpenCamps(models: Models, now: Date): Promise<CampSeats[]> {
  // A camp has no campers before its registration opens.
  const mayHaveCampers = [{ registrationStart: trusted({ $lte: now }) }, { arrivals: trusted({ $gt: 0 }) }];
  // Skip past camps, whose allocations are large.
  const lately = trusted({ $gte: new Date(now.getTime() - endOfDay) });
  const isNotOver = [{ endDate: lately }, { campSunday: lately }];
  const camps = await readSeatsOf(models, { $and: [{ $or: mayHaveCampers }, { $or: isNotOver }] });
  return camps.filter((one) => now <= lastInstantOf(one));
}
