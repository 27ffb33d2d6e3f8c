import { trusted, type QueryFilter, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import type { SeatBook, SeatClaim, StoredCamp } from './camp-model';

type Id = Types.ObjectId;

/** `updatedAt` tells the public, in the calendar file too, when the camp's own facts changed. */
export const bookOnly = { timestamps: false };

/** A camp's book with the number of its seats. */
export type CampBook = SeatBook & Pick<StoredCamp, '_id' | 'waitListAfter'>;

const ofBook = { claims: 1, arriving: 1, arrivals: 1, waiting: 1, waitListAfter: 1 };

/** @returns null when there is no such camp */
export const readBook = (models: Models, campId: Id): Promise<CampBook | null> =>
  models.Camp.findById(campId, ofBook).lean<CampBook>();

/** The books of several camps, with what says when each camp is over. */
export const readBooks = (models: Models, camps: QueryFilter<StoredCamp>) =>
  models.Camp.find(camps, { ...ofBook, endDate: 1, campSunday: 1 }).lean<
    (CampBook & Pick<StoredCamp, 'endDate' | 'campSunday'>)[]
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

/**
 * Gives a seat to a camper that is stored and waits, while one is free. One conditional update decides, and asking
 * again for the same camper takes no second one. In whose turn is the caller's to know.
 *
 * @param at - now; the camper is to be moved up within `storeWithin` of it
 * @returns whether the camper holds a seat now
 */
export async function claimSeat(models: Models, camper: StoredCamper, at: Date): Promise<boolean> {
  const { _id: camperId, campId } = camper;
  const hasFreeSeat = { $expr: trusted({ $lt: [{ $size: '$claims' }, '$waitListAfter'] }) };
  const claimed = await models.Camp.updateOne(
    { _id: campId, 'claims.camperId': trusted({ $ne: camperId }), ...hasFreeSeat },
    { $push: { claims: claimOf(camper, at) } },
    bookOnly,
  );
  if (claimed.modifiedCount === 1) return true;
  // Who died before it moved the camper up has left the seat to it; the time keeps the sweep off.
  const held = await models.Camp.updateOne(
    { _id: campId, 'claims.camperId': camperId },
    { $set: { 'claims.$.at': at } },
    bookOnly,
  );
  return held.matchedCount === 1;
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
    bookOnly,
  );
}
