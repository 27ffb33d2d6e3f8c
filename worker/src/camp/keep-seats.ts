import { lastInstantOf } from '@camp/contracts/camp/dates';
import { withoutBook, type StoredCamp } from '@camp/database/camp/camp-model';
import { freeOrphanedSeats } from '@camp/database/camp/free-orphaned-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';

/** Frees the seats of campers that did not come and offers what is free, in every camp that is not over (I1). */
export async function keepSeats({ database, producer, clock }: WorkerDependencies): Promise<void> {
  const { connection, models } = database;
  // Nobody has come to a camp whose registration is still ahead.
  const mayHaveCampers = [
    { registrationStart: trusted({ $lte: clock.now() }) },
    { arrivals: trusted({ $gt: 0 }) },
  ];
  const camps = await models.Camp.find({ $or: mayHaveCampers }, withoutBook).lean<StoredCamp[]>();
  for (const camp of camps.filter((one) => clock.now() <= lastInstantOf(one))) {
    await freeOrphanedSeats(models, camp._id, clock.now());
    producer.dispatchSoon(...(await offerFreedSeats(connection, models, camp._id, clock)));
  }
}
