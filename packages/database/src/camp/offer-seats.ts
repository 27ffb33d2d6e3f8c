import { trusted, type Connection, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import { claimSeat, freeSeat } from './seats';

type Id = Types.ObjectId;

/** Who waits and wants to be moved up: neither put there by an administrator nor by the family's own wish. */
const waiting = { waitlist: true, pinned: false, chosenWaitlist: false } as const;

/**
 * Gives a new camper a seat, unless somebody who came earlier waits for it: a seat that was freed a moment ago is for
 * them, and `offerFreedSeats` gives it to them.
 *
 * @param limit - the camp's `waitListAfter`
 * @returns whether the camper holds a seat now
 */
export async function claimSeatInTurn(
  models: Models,
  campId: Id,
  camperId: Id,
  limit: number,
): Promise<boolean> {
  if (await models.Camper.exists({ campId, ...waiting })) return false;
  return claimSeat(models, campId, camperId, limit);
}

/**
 * Offers every free seat of a camp to the camper who has waited longest: `waitlist` becomes false, and the family
 * gets a mail (decisions.md, The life of a camper registration, 4.). If the camp has sent payment links already,
 * the camper may pay at once. Safe to repeat, and to run in several processes.
 *
 * @returns the events to dispatch, one per camper that moved up
 */
export async function offerFreedSeats(
  connection: Connection,
  models: Models,
  campId: Id,
): Promise<StoredOutboxRow[]> {
  const offered: StoredOutboxRow[] = [];
  for (;;) {
    const camp = await models.Camp.findById(campId, { waitListAfter: 1 }).lean<{ waitListAfter: number }>();
    const next = await models.Camper.findOne({ campId, ...waiting })
      .sort({ createdAt: 1, _id: 1 })
      .lean<StoredCamper>();
    if (!camp || !next || !(await claimSeat(models, campId, next._id, camp.waitListAfter))) return offered;
    const row = await moveUp(connection, models, next);
    if (row) offered.push(row);
    else await giveBackUnlessSeated(models, next);
  }
}

async function moveUp(connection: Connection, models: Models, camper: StoredCamper) {
  const linksAreOut = await models.Camper.exists({ campId: camper.campId, paid: trusted({ $ne: null }) });
  return inTransaction(connection, async (session) => {
    const moved = await models.Camper.updateOne(
      { _id: camper._id, ...waiting },
      { waitlist: false, ...(camper.paid === null && linksAreOut ? { paid: false } : {}) },
      { session },
    );
    if (moved.modifiedCount === 0) return undefined;
    return recordEvent(models, session, 'camper.seat-offered', { camperId: camper._id.toString() });
  });
}

/** Frees a seat that was claimed for a waiting camper who was deleted, pinned or not moved up after all. */
export async function giveBackUnlessSeated(models: Models, { _id, campId }: StoredCamper): Promise<void> {
  const seated = await models.Camper.exists({ _id, waitlist: false });
  if (!seated) await freeSeat(models, campId, _id);
}
