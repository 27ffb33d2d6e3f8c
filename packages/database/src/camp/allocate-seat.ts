import type { Types } from 'mongoose';
import type { Models } from '../models';
import { timeFor } from '../read-plain';
import type { SeatAllocation, SeatClaim } from './camp-model';
import { databaseNow, isSeatFree, keepsUpdatedAt } from './seats';

type Id = Types.ObjectId;

/** A request for a seat in a camp. */
export interface SeatRequest {
  /** `claimKeyOf(...)`, the same for every attempt of one submit. */
  key: string;
  /** The id for the camper's record, unless an earlier attempt has claimed with another id. */
  camperId: Id;
}

/** The result of a request. */
export interface Allocation {
  /** The id under which the camper must be stored, from the first attempt. */
  camperId: Id;
  /** The arrival number. */
  arrival: number;
  /** Whether the camper has a seat. Otherwise the camper waits. */
  seated: boolean;
}

/**
 * Assigns an arrival number and, in the same step, a seat if one is free and nobody waits for it. One conditional
 * update decides (docs/decisions/0018-seats.md). So a rush never oversells, nobody passes an earlier request, and a
 * repeat finds the claim of its first attempt.
 *
 * The update runs outside of the camper's transaction, with an id made in advance. Inside, concurrent creates would
 * conflict on one document. Afterwards the record is stored within `storeWithin`. Then `confirmWaiting` follows if the
 * camper waits, or `releaseClaim` if the record was refused. `reconcileSeats` cleans up after a crash in between.
 *
 * @throws Error if the camp doesn't exist
 */
export async function allocateSeat(models: Models, campId: Id, request: SeatRequest): Promise<Allocation> {
  for (;;) {
    const arrival = (await takeClaim(models, campId, request)) ?? (await joinClaim(models, campId, request));
    if (arrival) return arrival;
    // The first attempt's claim was released between the two queries, so this one retries unless the camp doesn't
    // exist.
    if (!(await models.Camp.exists({ _id: campId })))
      throw new Error(`There is no camp ${campId.toString()}.`);
  }
}

/** @returns undefined for a repeat */
async function takeClaim(models: Models, campId: Id, { key, camperId }: SeatRequest) {
  const arrival = { $add: ['$arrivals', 1] };
  const claim = { key: { $literal: key }, camperId, arrival, at: databaseNow };
  const booked = await models.Camp.collection.findOneAndUpdate(
    { _id: campId, 'claims.key': { $ne: key }, 'arriving.key': { $ne: key } },
    [
      {
        $set: {
          claims: { $cond: [isSeatFree, { $concatArrays: ['$claims', [claim]] }, '$claims'] },
          arriving: { $cond: [isSeatFree, '$arriving', { $concatArrays: ['$arriving', [claim]] }] },
          arrivals: { $add: ['$arrivals', 1] },
          waiting: { $not: [isSeatFree] },
        },
      },
    ],
    // Every registration waits for this update, and the driver takes half the time of mongoose's query.
    { ...onlyClaim(key), ...timeFor(models.Camp) },
  );
  return booked && allocationIn(booked as ClaimLists);
}

/** A repeat renews the claim, so that it isn't released during the repeat. */
async function joinClaim(models: Models, campId: Id, { key }: SeatRequest) {
  for (const list of ['claims', 'arriving'] as const) {
    const joined = await models.Camp.findOneAndUpdate(
      { _id: campId, [`${list}.key`]: key },
      { $currentDate: { [`${list}.$.at`]: true }, $set: { [`${list}.$.repeated`]: true } },
      { ...keepsUpdatedAt, ...onlyClaim(key) },
    ).lean<ClaimLists>();
    if (joined) return allocationIn(joined);
  }
  return undefined;
}

type ClaimLists = Partial<Pick<SeatAllocation, 'claims' | 'arriving'>>;

/** Projects the allocation to this claim. */
const onlyClaim = (key: string) => ({
  returnDocument: 'after' as const,
  projection: { claims: { $elemMatch: { key } }, arriving: { $elemMatch: { key } } },
});

function allocationIn({ claims = [], arriving = [] }: ClaimLists): Allocation {
  const [claim] = [...claims, ...arriving] as [SeatClaim];
  return { camperId: claim.camperId, arrival: claim.arrival, seated: claims.length > 0 };
}

/**
 * Removes a waiting camper's claim once its record is stored, since queries now find the record.
 *
 * @returns whether a seat is free and has to be offered, since an offer may have waited for this record
 */
export async function confirmWaiting(models: Models, campId: Id, camperId: Id): Promise<boolean> {
  const camp = await models.Camp.findOneAndUpdate(
    { _id: campId },
    { $pull: { arriving: { camperId } } },
    { ...keepsUpdatedAt, returnDocument: 'after', projection: { claims: 1, waitListAfter: 1 } },
  ).lean<Pick<SeatAllocation, 'claims'> & { waitListAfter: number }>();
  return camp !== null && camp.claims.length < camp.waitListAfter;
}

/**
 * Releases the claim of a camper whose record was refused. The caller offers the freed seat. A claim that a repeat has
 * joined stays, and `reconcileSeats` removes it if the repeat fails too.
 */
export async function releaseClaim(models: Models, campId: Id, camperId: Id): Promise<void> {
  const own = { camperId, repeated: { $ne: true } };
  await models.Camp.updateOne({ _id: campId }, { $pull: { claims: own, arriving: own } }, keepsUpdatedAt);
}

/**
 * Assigns an arrival number to a camper whose family asked for the waitlist, without a claim.
 *
 * @throws Error if the camp doesn't exist
 */
export async function joinWaitlist({ Camp }: Models, campId: Id): Promise<number> {
  const camp = await Camp.findOneAndUpdate(
    { _id: campId },
    { $inc: { arrivals: 1 } },
    { ...keepsUpdatedAt, returnDocument: 'after', projection: { arrivals: 1 } },
  ).lean<Pick<SeatAllocation, 'arrivals'>>();
  if (!camp) throw new Error(`There is no camp ${campId.toString()}.`);
  return camp.arrivals;
}
