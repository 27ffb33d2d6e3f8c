import { trusted, type Connection, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import { inTransaction } from '../transaction';
import { keepsUpdatedAt, claimOf, readSeats, type CampSeats } from './seats';

type Id = Types.ObjectId;

const second = 1_000;

/**
 * Milliseconds after the claim within which a new camper's transaction may begin to commit. A later one has to claim
 * again. MongoDB ends a transaction after ten seconds and checks every two. So the record exists, or will never exist,
 * before its claim counts as orphaned.
 */
export const storeWithin = 20 * second;

/** Milliseconds after which a claim without a camper's record is released. */
export const orphanedAfter = 45 * second;

/**
 * Reconciles a camp's claims with its campers. It releases claims without a seated camper. Such claims remain after a
 * failed create, after a crash between a deletion and its release, or if a waiting camper never got the seat. It adds a
 * claim for each seated camper without one. If the claims exceed the seats, no new camper gets a seat until enough
 * campers have left. The last claims are those above the limit (`campersAboveLimit`). Nobody loses a seat.
 *
 * @param known - the camp's allocation, if it has just been read
 * @param expireAfter - milliseconds, since younger claims may still get their camper
 * @returns how many claims were released and added
 */
export async function reconcileSeats(
  connection: Connection,
  models: Models,
  campId: Id,
  { known, expireAfter = orphanedAfter }: { known?: CampSeats; expireAfter?: number } = {},
): Promise<number> {
  const seats = known ?? (await readSeats(models, campId));
  if (!seats) return 0;
  // Campers are read after the allocation, since every seated camper had a claim before.
  const seated = await models.Camper.find({ campId, waitlist: false }, { _id: 1 }).lean<
    Pick<StoredCamper, '_id'>[]
  >();
  const ids = seated.map(({ _id }) => _id);
  const freed = await freeOrphanedSeats(connection, models, seats, ids, expireAfter);
  return freed + (await claimForSeated(models, seats, ids));
}

async function freeOrphanedSeats(
  connection: Connection,
  models: Models,
  { _id, claims, arriving, readAt }: CampSeats,
  seated: readonly Id[],
  expireAfter: number,
): Promise<number> {
  const latest = new Date(readAt.getTime() - expireAfter);
  const present = idsOf(seated);
  const old = claims
    .filter(({ at, camperId }) => at <= latest && !present.has(camperId.toString()))
    .map(({ camperId }) => camperId);
  if (old.length === 0 && arriving.every(({ at }) => at > latest)) return 0;
  return inTransaction(connection, async (session) => {
    // Campers are read again. A transaction that seats one of them has renewed the claim, and conflicts with this
    // transaction.
    const moved = await models.Camper.find({ _id: trusted({ $in: old }), waitlist: false }, { _id: 1 })
      .session(session)
      .lean<Pick<StoredCamper, '_id'>[]>();
    const seatedNow = idsOf(moved.map((camper) => camper._id));
    const orphaned = old.filter((id) => !seatedNow.has(id.toString()));
    // The times are checked again, since a repeat may have renewed a claim.
    const isOld = { at: { $lte: latest } };
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
  { _id, claims, readAt }: CampSeats,
  seated: readonly Id[],
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
      { $push: { claims: claimOf(camper, readAt) } },
      keepsUpdatedAt,
    );
    given += modifiedCount;
  }
  return given;
}

const idsOf = (ids: readonly Id[]): ReadonlySet<string> => new Set(ids.map((id) => id.toString()));

/** Campers seated above the limit, until enough others have left. */
export const campersAboveLimit = ({ claims, waitListAfter }: CampSeats): Id[] =>
  claims.slice(Math.max(0, waitListAfter)).map(({ camperId }) => camperId);
