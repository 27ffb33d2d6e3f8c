import { trusted, type Types } from 'mongoose';
import type { Models } from '../models';

type Id = Types.ObjectId;

/** `updatedAt` tells the public, in the calendar file too, when the camp's own facts changed. */
const seatsOnly = { timestamps: false };

/**
 * Gives the camper a seat while one is free. One conditional update decides, so that no rush oversells, and asking
 * again for the same camper changes nothing. It stands outside of the camper's transaction, with an id made in
 * advance: inside, many creates at once would fight over one document. Who claimed and then failed frees the seat;
 * who died in between is cleaned up after by `freeOrphanedSeats`.
 *
 * @param campId - the camp
 * @param camperId - the camper, whose record may not exist yet
 * @param limit - the camp's `waitListAfter`
 * @returns whether the camper holds a seat now
 */
export async function claimSeat(models: Models, campId: Id, camperId: Id, limit: number): Promise<boolean> {
  const aSeatIsFree = { [`seats.${limit - 1}`]: trusted({ $exists: false }) };
  const claimed = await models.Camp.updateOne(
    { _id: campId, seats: trusted({ $ne: camperId }), ...aSeatIsFree },
    { $push: { seats: camperId } },
    seatsOnly,
  );
  if (claimed.modifiedCount === 1) return true;
  return (await models.Camp.exists({ _id: campId, seats: camperId })) !== null;
}

/** Takes the camper's seat away, if it holds one. */
export async function freeSeat(models: Models, campId: Id, camperId: Id): Promise<void> {
  await models.Camp.updateOne({ _id: campId }, { $pull: { seats: camperId } }, seatsOnly);
}

/** How long a seat may wait for its camper's record, in milliseconds (reliability-and-security.md, Seats). */
export const orphanedAfter = 2 * 60 * 1000;

/**
 * Frees the seats whose camper does not exist: its create failed, or it was deleted and the process died before the
 * seat was freed.
 *
 * @param now - seats claimed less than two minutes before may still get their camper
 * @returns how many were freed
 */
export async function freeOrphanedSeats(models: Models, campId: Id, now: Date): Promise<number> {
  const camp = await models.Camp.findById(campId, { seats: 1 }).lean<{ seats: Id[] }>();
  const settled = (camp?.seats ?? []).filter(
    (id) => now.getTime() - id.getTimestamp().getTime() > orphanedAfter,
  );
  if (settled.length === 0) return 0;
  const existing = await models.Camper.find({ _id: trusted({ $in: settled }) }, { _id: 1 }).lean<
    { _id: Id }[]
  >();
  const known = new Set(existing.map(({ _id }) => _id.toString()));
  const orphaned = settled.filter((id) => !known.has(id.toString()));
  if (orphaned.length === 0) return 0;
  await models.Camp.updateOne({ _id: campId }, { $pull: { seats: { $in: orphaned } } }, seatsOnly);
  return orphaned.length;
}
