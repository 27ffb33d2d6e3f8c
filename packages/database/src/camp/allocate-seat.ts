import type { Types } from 'mongoose';
import type { Models } from '../models';
import { timeFor } from '../read-plain';
import type { SeatAllocation, SeatClaim } from './camp-model';
import { keepsUpdatedAt, isSeatFree } from './seats';

type Id = Types.ObjectId;

/** Who comes to a camp. */
export interface SeatRequest {
  /** `claimKeyOf(...)`, the same for every try of one submit. */
  key: string;
  /** The id that the camper's record is to get, unless an earlier try has claimed with another. */
  camperId: Id;
  at: Date;
}

/** What a newcomer got. */
export interface Allocation {
  /** The id under which the camper must be stored: the first try's. */
  camperId: Id;
  /** The arrival number. */
  arrival: number;
  /** Whether the camper holds a seat, else it waits. */
  seated: boolean;
}

/**
 * Gives a newcomer an arrival number and, in the same step, a seat: while one is free and nobody waits for it. One
 * conditional update decides, so that no rush oversells, nobody passes who came earlier, and a repeat finds the place
 * that its first try has claimed (docs/decisions/0018-seats.md).
 *
 * It stands outside of the camper's transaction, with an id made in advance: inside, many creates at once would fight
 * over one document. After it the record is stored within `storeWithin`; then `confirmWaiting` follows for who waits,
 * and `releaseClaim` when the record was refused. Who died in between is cleaned up after by `reconcileSeats`.
 *
 * @throws Error when there is no such camp
 */
export async function allocateSeat(models: Models, campId: Id, request: SeatRequest): Promise<Allocation> {
  for (;;) {
    const arrival = (await takeClaim(models, campId, request)) ?? (await joinClaim(models, campId, request));
    if (arrival) return arrival;
    // Between the two looks the first try's place was given up, so the next one is new; or there is no camp.
    if (!(await models.Camp.exists({ _id: campId })))
      throw new Error(`There is no camp ${campId.toString()}.`);
  }
}

/** @returns undefined for a repeat */
async function takeClaim(models: Models, campId: Id, { key, camperId, at }: SeatRequest) {
  const claim = { key: { $literal: key }, camperId, arrival: { $add: ['$arrivals', 1] }, at };
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
    // Each family that registers comes by here: the driver alone takes half the time of mongoose's query.
    { ...onlyClaim(key), ...timeFor(models.Camp) },
  );
  return booked && allocationIn(booked as ClaimLists);
}

/** A repeat takes the place over from now on, so that it is not freed under it. */
async function joinClaim(models: Models, campId: Id, { key, at }: SeatRequest) {
  for (const list of ['claims', 'arriving'] as const) {
    const joined = await models.Camp.findOneAndUpdate(
      { _id: campId, [`${list}.key`]: key },
      { $set: { [`${list}.$.at`]: at, [`${list}.$.repeated`]: true } },
      { ...keepsUpdatedAt, ...onlyClaim(key) },
    ).lean<ClaimLists>();
    if (joined) return allocationIn(joined);
  }
  return undefined;
}

type ClaimLists = Partial<Pick<SeatAllocation, 'claims' | 'arriving'>>;

/** Of the whole book only this claim comes back. */
const onlyClaim = (key: string) => ({
  returnDocument: 'after' as const,
  projection: { claims: { $elemMatch: { key } }, arriving: { $elemMatch: { key } } },
});

function allocationIn({ claims = [], arriving = [] }: ClaimLists): Allocation {
  const [claim] = [...claims, ...arriving] as [SeatClaim];
  return { camperId: claim.camperId, arrival: claim.arrival, seated: claims.length > 0 };
}

/**
 * The camper that waits is stored now, so it is found among those who wait.
 *
 * @returns whether a seat is free, which then has to be offered: an offer may have waited for this record
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
 * Gives up the place of a camper whose record was refused; what is free then has to be offered. A place that a repeat
 * has joined stays for it, and `reconcileSeats` finds it when the repeat does not come either.
 */
export async function releaseClaim(models: Models, campId: Id, camperId: Id): Promise<void> {
  const own = { camperId, repeated: { $ne: true } };
  await models.Camp.updateOne({ _id: campId }, { $pull: { claims: own, arriving: own } }, keepsUpdatedAt);
}

/**
 * The arrival number of who asks for the waitlist: in the one order of all, without a claim of a seat.
 *
 * @throws Error when there is no such camp
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
