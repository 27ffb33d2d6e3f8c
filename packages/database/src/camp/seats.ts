import { trusted, type ClientSession, type QueryFilter, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import { readPlainOne, timeFor } from '../read-plain';
import type { SeatAllocation, SeatClaim, StoredCamp } from './camp-model';

type Id = Types.ObjectId;

/** Leaves `updatedAt` unchanged, since the public and the calendar file read there when the camp's facts changed. */
export const keepsUpdatedAt = { timestamps: false };

/** A camp's seat allocation with its number of seats, and the dates that show whether the camp is over. */
export type CampSeats = SeatAllocation &
  Pick<StoredCamp, '_id' | 'waitListAfter' | 'endDate' | 'campSunday'> & {
    /** When it was read, by the database's clock, which also sets the times of the claims. */
    readAt: Date;
  };

/**
 * Aggregation expression: now, by the database's clock. The clocks of two processes may be minutes apart, and a claim
 * that one of them makes must not look old to the other.
 */
export const databaseNow = '$$NOW';

const seatFields = {
  ...{ claims: 1, arriving: 1, arrivals: 1, waiting: 1, waitListAfter: 1, endDate: 1, campSunday: 1 },
  readAt: databaseNow,
};

/** @returns null if the camp doesn't exist */
export const readSeats = (models: Models, campId: Id): Promise<CampSeats | null> =>
  models.Camp.findById(campId, seatFields).lean<CampSeats>();

/** The allocations of several camps. */
export const readSeatsOf = (models: Models, camps: QueryFilter<StoredCamp>): Promise<CampSeats[]> =>
  models.Camp.find(camps, seatFields).lean<CampSeats[]>();

/** Identifies the attempts of one submit, by owner and key. Without a key, each camper has its own. */
export function claimKeyOf({
  _id,
  userId,
  submissionKey,
}: Pick<StoredCamper, '_id' | 'userId' | 'submissionKey'>): string {
  return submissionKey ? `${userId.toString()} ${submissionKey}` : _id.toString();
}

/** Aggregation expression: whether a seat is free and nobody waits for it. */
export const isSeatFree = {
  $and: [{ $not: ['$waiting'] }, { $lt: [{ $size: '$claims' }, '$waitListAfter'] }],
};

/** The claim of a camper whose record exists. */
export function claimOf(
  camper: Pick<StoredCamper, '_id' | 'userId' | 'submissionKey' | 'arrival'>,
  at: Date,
): SeatClaim {
  return { key: claimKeyOf(camper), camperId: camper._id, arrival: camper.arrival, at };
}

/** A seat claimed for a waiting camper, before the transaction that gives the camper the seat. */
export interface HeldClaim {
  campId: Id;
  camperId: Id;
  /** The time of the claim, by the database's clock. It distinguishes the claim from later ones for the same camper. */
  at: Date;
}

/** The claim was released before its camper's transaction, so somebody else may have the seat. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';

  constructor() {
    super('The seat was claimed for too long and may belong to someone else by now.');
  }
}

/**
 * Claims a free seat for a stored, waiting camper. One conditional update decides, and a repeat for the same camper
 * takes no second seat. The caller decides whose turn it is. The transaction that gives the camper the seat renews the
 * claim (`renewClaim`).
 * @returns the claim, or undefined if no seat is free
 */
export async function claimSeat(models: Models, camper: StoredCamper): Promise<HeldClaim | undefined> {
  const { _id: camperId, campId, arrival } = camper;
  const claim = { key: { $literal: claimKeyOf(camper) }, camperId, arrival, at: databaseNow };
  const ownClaim = { projection: { claims: { $elemMatch: { camperId } } } };
  // Only a pipeline can store the database's time in an array, and mongoose would cast it to a date.
  const claimed = await models.Camp.collection.findOneAndUpdate(
    {
      ...{ _id: campId, 'claims.camperId': { $ne: camperId } },
      $expr: { $lt: [{ $size: '$claims' }, '$waitListAfter'] },
    },
    [{ $set: { claims: { $concatArrays: ['$claims', [claim]] } } }],
    { ...ownClaim, returnDocument: 'after', ...timeFor(models.Camp) },
  );
  // Otherwise another process is giving the camper this seat, or crashed before it did. Its claim is reused.
  const seats = (claimed ??
    (await readPlainOne(models.Camp, { _id: campId, 'claims.camperId': camperId }, ownClaim))) as Pick<
    CampSeats,
    'claims'
  > | null;
  const held = seats?.claims[0];
  return held && { campId, camperId, at: held.at };
}

/**
 * Renews a claim in the transaction that seats its camper. It writes to the camp, so it conflicts with the sweep that
 * releases old claims. However long the process was frozen, the seat is the camper's when the transaction commits. It
 * must be the transaction's first operation, since one that has read before loses against every new camper.
 *
 * @returns the claim after the commit
 * @throws ClaimLostError if the claim no longer exists, which must end the transaction
 */
export async function renewClaim(
  models: Models,
  session: ClientSession,
  { campId, camperId, at }: HeldClaim,
): Promise<HeldClaim> {
  // Another time suffices, since a seated camper's claim never expires. Writing the same time would be a no-op.
  const renewed = new Date(at.getTime() + 1);
  const { matchedCount } = await models.Camp.updateOne(
    { _id: campId, claims: trusted({ $elemMatch: { camperId, at } }) },
    { $set: { 'claims.$.at': renewed } },
    { ...keepsUpdatedAt, session },
  );
  if (matchedCount === 0) throw new ClaimLostError();
  return { campId, camperId, at: renewed };
}

/** Releases the claim of a waiting camper who was deleted, was pinned or didn't get the seat. */
export async function releaseUnlessSeated(
  models: Models,
  { campId, camperId, at }: HeldClaim,
): Promise<void> {
  const seated = await models.Camper.exists({ _id: camperId, waitlist: false });
  // If a concurrent request gave the camper a seat, it renewed the claim, which then stays.
  if (!seated) await freeSeat(models, campId, camperId, at);
}

/**
 * Releases the camper's seat, if there is one.
 * @param at - releases only the claim with this time, so a renewed one stays
 */
export async function freeSeat(models: Models, campId: Id, camperId: Id, at?: Date): Promise<void> {
  await models.Camp.updateOne(
    { _id: campId },
    { $pull: { claims: { camperId, ...(at && { at }) } } },
    keepsUpdatedAt,
  );
}
