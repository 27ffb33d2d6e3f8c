import { lastInstantOf } from '@camp/contracts/camp/dates';
import { trusted, type Connection, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import { waitsForOffer } from '../camper/waitlist-positions';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import {
  keepsUpdatedAt,
  ClaimLostError,
  claimSeat,
  releaseUnlessSeated,
  readSeats,
  renewClaim,
  type CampSeats,
  type HeldClaim,
} from './seats';

type Id = Types.ObjectId;

/**
 * Offers every free seat to the camper who has waited longest: `waitlist` becomes false, and the family gets an email.
 * If the camp has already sent payment links, the camper may pay at once. While an earlier camper isn't stored yet, the
 * seat stays free for them, and their create offers it. Safe to repeat and to run in several processes.
 *
 * @param now - a camp that is over offers no seat
 * @param known - the camp's allocation, if it has just been read
 * @returns the events to dispatch, one for each camper who got a seat
 */
export async function offerFreedSeats(
  connection: Connection,
  models: Models,
  campId: Id,
  now: Date,
  known?: CampSeats,
): Promise<StoredOutboxRow[]> {
  const offered: StoredOutboxRow[] = [];
  for (let first = known; ; first = undefined) {
    // The allocation is read first, since a camper who has left it is already stored as waiting.
    const seats = first ?? (await readSeats(models, campId));
    if (!seats || lastInstantOf(seats) < now) return offered;
    const next = await models.Camper.findOne({ campId, ...waitsForOffer })
      .sort({ arrival: 1 })
      .lean<StoredCamper>();
    if (!next) {
      await closeQueue(models, seats);
      return offered;
    }
    const isPassedOver = seats.arriving.some(({ arrival }) => arrival < next.arrival);
    // This is the usual case, and writes nothing.
    if (isFull(seats) && !holdsSeat(seats, next)) return offered;
    if (isPassedOver) return offered;
    const claim = await claimSeat(models, next);
    if (!claim) return offered;
    const { row, held } = await moveUp(connection, models, next, claim).catch((error: unknown) => {
      // The next round claims again if a seat is free and the camper still waits.
      if (error instanceof ClaimLostError) return { row: undefined, held: claim };
      throw error;
    });
    if (row) offered.push(row);
    else await releaseUnlessSeated(models, held);
  }
}

const isFull = ({ claims, waitListAfter }: CampSeats) => claims.length >= waitListAfter;

/** Whether a process crashed after its claim, before it gave the camper the seat. */
const holdsSeat = ({ claims }: CampSeats, { _id }: StoredCamper) =>
  claims.some(({ camperId }) => camperId.equals(_id));

/**
 * Reopens the seats to new campers, since nobody waits. A camper who arrived after the allocation was read prevents it.
 */
async function closeQueue(models: Models, { _id, waiting: isOpen, arrivals, arriving }: CampSeats) {
  if (!isOpen || arriving.length > 0) return;
  await models.Camp.updateOne(
    { _id, arrivals, arriving: trusted({ $size: 0 }) },
    { waiting: false },
    keepsUpdatedAt,
  );
}

async function moveUp(connection: Connection, models: Models, camper: StoredCamper, claim: HeldClaim) {
  const linksAreOut = await models.Camper.exists({ campId: camper.campId, paid: trusted({ $ne: null }) });
  return inTransaction(connection, async (session) => {
    const held = await renewClaim(models, session, claim);
    const moved = await models.Camper.updateOne(
      { _id: camper._id, ...waitsForOffer },
      { waitlist: false, ...(camper.paid === null && linksAreOut ? { paid: false } : {}) },
      { session },
    );
    if (moved.modifiedCount === 0) return { row: undefined, held };
    const row = await recordEvent(models, session, 'camper.seat-offered', {
      camperId: camper._id.toString(),
    });
    return { row, held };
  });
}
