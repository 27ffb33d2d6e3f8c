import { trusted, type ClientSession, type QueryFilter, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import type { SeatAllocation, SeatClaim, StoredCamp } from './camp-model';

type Id = Types.ObjectId;

/** `updatedAt` tells the public, in the calendar file too, when the camp's own facts changed. */
export const keepsUpdatedAt = { timestamps: false };

/** A camp's book with the number of its seats. */
export type CampSeats = SeatAllocation & Pick<StoredCamp, '_id' | 'waitListAfter'>;

const seatFields = { claims: 1, arriving: 1, arrivals: 1, waiting: 1, waitListAfter: 1 };

/** @returns null when there is no such camp */
export const readSeats = (models: Models, campId: Id): Promise<CampSeats | null> =>
  models.Camp.findById(campId, seatFields).lean<CampSeats>();

/** The books of several camps, with what says when each camp is over. */
export const readSeatsOf = (models: Models, camps: QueryFilter<StoredCamp>) =>
  models.Camp.find(camps, { ...seatFields, endDate: 1, campSunday: 1 }).lean<
    (CampSeats & Pick<StoredCamp, 'endDate' | 'campSunday'>)[]
  >();

/** What makes the tries of one submit the same one: its owner and its key, else the camper alone. */
export function claimKeyOf({
  _id,
  userId,
  submissionKey,
}: Pick<StoredCamper, '_id' | 'userId' | 'submissionKey'>): string {
  return submissionKey ? `${userId.toString()} ${submissionKey}` : _id.toString();
}

/** The expression over a camp's book by which a newcomer gets a seat: one is free and nobody waits for it. */
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

/** A seat that was claimed for a camper that waits, before the transaction that moves it up. */
export interface HeldClaim {
  campId: Id;
  camperId: Id;
  /** When it was claimed: a claim of another time is another one. */
  at: Date;
}

/** A claim is not there any more: it was too old before its camper's transaction, and the seat may be somebody else's. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';

  constructor() {
    super('The seat was claimed for too long and may belong to someone else by now.');
  }
}

/**
 * Claims a seat for a camper that is stored and waits, while one is free. One conditional update decides, and asking
 * again for the same camper takes no second one. In whose turn is the caller's to know. The transaction that moves the
 * camper up renews the claim (`renewClaim`).
 *
 * @param at - now
 * @returns the claim; undefined when no seat is free
 */
export async function claimSeat(
  models: Models,
  camper: StoredCamper,
  at: Date,
): Promise<HeldClaim | undefined> {
  const { _id: camperId, campId } = camper;
  const hasFreeSeat = { $expr: trusted({ $lt: [{ $size: '$claims' }, '$waitListAfter'] }) };
  const claimed = await models.Camp.updateOne(
    { _id: campId, 'claims.camperId': trusted({ $ne: camperId }), ...hasFreeSeat },
    { $push: { claims: claimOf(camper, at) } },
    keepsUpdatedAt,
  );
  if (claimed.modifiedCount === 1) return { campId, camperId, at };
  // Another process is about to move the camper up, or died before it did. Its claim is as good as one of our own.
  const seats = await models.Camp.findOne(
    { _id: campId, 'claims.camperId': camperId },
    { claims: trusted({ $elemMatch: { camperId } }) },
  ).lean<Pick<CampSeats, 'claims'>>();
  const held = seats?.claims[0];
  return held && { campId, camperId, at: held.at };
}

/**
 * Renews a claim in the transaction that gives its camper the seat. It writes to the camp's book, so the sweep that
 * frees old claims and this transaction exclude each other: however long the process was frozen since the claim, the
 * seat is the camper's own when the transaction commits. Its first operation: a transaction that has read before loses
 * against each newcomer who takes a place in the book meanwhile.
 *
 * @returns the claim as it is after the commit
 * @throws ClaimLostError when the claim isn't there any more; the transaction has to end with it
 */
export async function renewClaim(
  models: Models,
  session: ClientSession,
  { campId, camperId, at }: HeldClaim,
  now: Date,
): Promise<HeldClaim> {
  // The same time again would be no write.
  const renewed = new Date(Math.max(now.getTime(), at.getTime() + 1));
  const { matchedCount } = await models.Camp.updateOne(
    { _id: campId, claims: trusted({ $elemMatch: { camperId, at } }) },
    { $set: { 'claims.$.at': renewed } },
    { ...keepsUpdatedAt, session },
  );
  if (matchedCount === 0) throw new ClaimLostError();
  return { campId, camperId, at: renewed };
}

/** Frees a seat that was claimed for a waiting camper who was deleted, pinned or not moved up after all. */
export async function releaseUnlessSeated(
  models: Models,
  { campId, camperId, at }: HeldClaim,
): Promise<void> {
  const seated = await models.Camper.exists({ _id: camperId, waitlist: false });
  // Who moves the camper up from now on renews the claim, which stays then.
  if (!seated) await freeSeat(models, campId, camperId, at);
}

/**
 * Takes the camper's seat away, if it holds one.
 *
 * @param at - only the claim of this moment: one that was renewed since stays
 */
export async function freeSeat(models: Models, campId: Id, camperId: Id, at?: Date): Promise<void> {
  await models.Camp.updateOne(
    { _id: campId },
    { $pull: { claims: { camperId, ...(at && { at }) } } },
    keepsUpdatedAt,
  );
}
