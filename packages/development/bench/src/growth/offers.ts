import type { StoredCamp } from '@camp/database/camp/camp-model';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { freeSeat, readBook } from '@camp/database/camp/seats';
import { trusted, type Types } from 'mongoose';
import type { WorkerHere } from './worker-of';

/** Frees one seat of the camp that is shown: a family takes its registration back. */
export async function prepareOffers(workers: readonly WorkerHere[]): Promise<void> {
  for (const { deps } of workers) {
    const { models } = deps.database;
    const campId = await campOf(deps);
    const last = (await readBook(models, campId))?.claims.at(-1);
    if (!last) throw new Error('No camper has a seat.');
    await models.Camper.deleteOne({ _id: last.camperId });
    await freeSeat(models, campId, last.camperId);
  }
}

/**
 * Offers the free seat to who has waited longest, and takes it back from them, for the next time.
 *
 * @returns milliseconds of the offer
 */
export async function offerOneSeat({ deps }: WorkerHere): Promise<number> {
  const { connection, models } = deps.database;
  const campId = await campOf(deps);
  const start = performance.now();
  const events = await offerFreedSeats(connection, models, campId, deps.clock);
  const taken = performance.now() - start;
  const [event] = events;
  if (!event || events.length > 1) throw new Error(`${events.length} seats were offered instead of one.`);
  const camper = await models.Camper.findById(event.payload.camperId, { _id: 1 }).orFail().lean();
  await models.Camper.updateOne({ _id: camper._id }, { waitlist: true, paid: null });
  await freeSeat(models, campId, camper._id);
  await models.Outbox.deleteOne({ _id: event._id });
  return taken;
}

/** The latest camp to which somebody has come. */
async function campOf({ database }: WorkerHere['deps']): Promise<Types.ObjectId> {
  const came = { arrivals: trusted({ $gt: 0 }) };
  const { _id } = await database.models.Camp.findOne(came, { _id: 1 })
    .sort({ year: -1 })
    .orFail()
    .lean<Pick<StoredCamp, '_id'>>();
  return _id;
}
