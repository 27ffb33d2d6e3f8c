import { trusted, type Connection, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import { inTransaction } from '../transaction';
import { keepsUpdatedAt, claimOf, readSeats, type CampSeats } from './seats';

type Id = Types.ObjectId;

const second = 1_000;

/**
 * Milliseconds after its claim within which a new camper's transaction may begin to commit; a later one has to claim
 * again. With the ten seconds that MongoDB gives a transaction, and the two after which it looks, the record is there
 * or never comes before its place can count as orphaned.
 */
export const storeWithin = 20 * second;

/** Milliseconds after which a place without its camper's record is free again. */
export const orphanedAfter = 45 * second;

/**
 * Corrects a camp's book by its campers. It frees the places whose camper did not come: its create failed or died, it
 * was deleted and the process died before the seat was freed, or a seat was claimed for somebody who waits and was
 * never moved up. And it gives a claim to each camper who is seated without one. Where that makes more claims than
 * seats, nobody new gets a seat until as many have gone, and the last claims are the campers above the limit
 * (`campersAboveLimit`); nobody loses a seat.
 *
 * @param now - places claimed less than `orphanedAfter` before may still get their camper
 * @param known - the camp's book, where it has just been read
 * @returns how many claims went and came
 */
export async function reconcileSeats(
  connection: Connection,
  models: Models,
  campId: Id,
  now: Date,
  known?: CampSeats,
): Promise<number> {
  const seats = known ?? (await readSeats(models, campId));
  if (!seats) return 0;
  // After the book: who is seated has had a claim before.
  const seated = await models.Camper.find({ campId, waitlist: false }, { _id: 1 }).lean<
    Pick<StoredCamper, '_id'>[]
  >();
  const ids = seated.map(({ _id }) => _id);
  const freed = await freeOrphanedSeats(connection, models, seats, ids, now);
  return freed + (await claimForSeated(models, seats, ids, now));
}

async function freeOrphanedSeats(
  connection: Connection,
  models: Models,
  { _id, claims, arriving }: CampSeats,
  seated: readonly Id[],
  now: Date,
): Promise<number> {
  const latest = new Date(now.getTime() - orphanedAfter);
  const present = idsOf(seated);
  const old = claims
    .filter(({ at, camperId }) => at < latest && !present.has(camperId.toString()))
    .map(({ camperId }) => camperId);
  if (old.length === 0 && arriving.every(({ at }) => at >= latest)) return 0;
  return inTransaction(connection, async (session) => {
    // Again: a transaction that gives one of them its seat has renewed the claim, and excludes this one.
    const moved = await models.Camper.find({ _id: trusted({ $in: old }), waitlist: false }, { _id: 1 })
      .session(session)
      .lean<Pick<StoredCamper, '_id'>[]>();
    const seatedNow = idsOf(moved.map((camper) => camper._id));
    const orphaned = old.filter((id) => !seatedNow.has(id.toString()));
    // The times again: a repeat may have joined meanwhile.
    const isOld = { at: { $lt: latest } };
    await models.Camp.updateOne(
      { _id },
      { $pull: { claims: { camperId: { $in: orphaned }, ...isOld }, arriving: isOld } },
      { ...keepsUpdatedAt, session },
    );
    return orphaned.length;
  });
}

async function claimForSeated(
  models: Models,
  { _id, claims }: CampSeats,
  seated: readonly Id[],
  now: Date,
): Promise<number> {
  const held = idsOf(claims.map(({ camperId }) => camperId));
  const without = seated.filter((id) => !held.has(id.toString()));
  if (without.length === 0) return 0;
  const campers = await models.Camper.find({ _id: trusted({ $in: without }), waitlist: false })
    .sort({ arrival: 1 })
    .lean<StoredCamper[]>();
  let given = 0;
  for (const camper of campers) {
    const { modifiedCount } = await models.Camp.updateOne(
      { _id, 'claims.camperId': trusted({ $ne: camper._id }) },
      { $push: { claims: claimOf(camper, now) } },
      keepsUpdatedAt,
    );
    given += modifiedCount;
  }
  return given;
}

const idsOf = (ids: readonly Id[]): ReadonlySet<string> => new Set(ids.map((id) => id.toString()));

/** The campers who were found seated when no seat was free for them; no longer once as many others have gone. */
export const campersAboveLimit = ({ claims, waitListAfter }: CampSeats): Id[] =>
  claims.slice(Math.max(0, waitListAfter)).map(({ camperId }) => camperId);
