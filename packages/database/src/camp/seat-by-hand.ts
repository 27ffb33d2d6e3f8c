import type { Clock } from '@camp/runtime/clock';
import { trusted, type Connection } from 'mongoose';
import { writeAudit } from '../audit/write-audit';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { cancelWaitingEvent } from '../outbox/waiting-events';
import { inTransaction } from '../transaction';
import { ClaimLostError, claimSeat, freeSeat, releaseUnlessSeated, readSeats, renewClaim } from './seats';

/** Where and by whom a camper is moved. */
export interface MoveDependencies {
  connection: Connection;
  models: Models;
  clock: Clock;
  /** 24-digit id. */
  actorId: string;
}

/**
 * Milliseconds after which the family is told of a seat that was given by hand: ten seconds for the Undo, and two for
 * its way here.
 */
export const seatMailAfter = 12_000;

/** The event that tells the family of it. */
export const seatOffered = ({ _id }: Pick<StoredCamper, '_id'>) =>
  ({ name: 'camper.seat-offered', about: _id.toString() }) as const;

/** Why a camper stays where it is; the sentence is for the person. */
export class NotMovedError extends Error {
  override readonly name = 'NotMovedError';
}

/**
 * Gives a seat to a camper who waits, past everybody else: an administrator decides that. One conditional update of the
 * camp's book takes the seat (`claimSeat`), so that two at once never oversell, and the transaction that moves the camper
 * renews it. The camper is pinned from now on. The family is told after `seatMailAfter`; until then `undoSeat` takes the
 * seat back.
 *
 * @returns the event to dispatch; nothing when it has a seat already
 * @throws NotMovedError when no seat is free, or the camper is gone; ClaimLostError when it took too long
 */
export async function giveSeat(
  deps: MoveDependencies,
  camper: StoredCamper,
): Promise<StoredOutboxRow | undefined> {
  const { connection, models, clock, actorId } = deps;
  if (!camper.waitlist) return undefined;
  const claim = await claimSeat(models, camper, clock.now());
  if (!claim) throw new NotMovedError('No seat is free.');
  let held = claim;
  try {
    const linksAreOut = await models.Camper.exists({ campId: camper.campId, paid: trusted({ $ne: null }) });
    const done = await inTransaction(connection, async (session) => {
      const renewed = await renewClaim(models, session, claim, clock.now());
      const moved = await models.Camper.findOneAndUpdate(
        { _id: camper._id, waitlist: true },
        {
          waitlist: false,
          pinned: true,
          chosenWaitlist: false,
          ...(camper.paid === null && linksAreOut ? { paid: false } : {}),
        },
        { session, returnDocument: 'after' },
      ).lean<StoredCamper>();
      // Whoever pressed at the same moment has moved it.
      if (!moved) return { renewed, row: undefined };
      const seated = { actorId, action: 'seat', subject: 'camper', recordIds: [camper._id] } as const;
      await writeAudit(models, seated, session);
      const { name, about } = seatOffered(camper);
      await cancelWaitingEvent(models, session, { name, about });
      const notBefore = new Date(clock.now().getTime() + seatMailAfter);
      const payload = { camperId: about, before: placeBefore(camper, moved.updatedAt) };
      const row = await recordEvent(models, session, name, payload, { notBefore, about });
      return { renewed, row };
    });
    held = done.renewed;
    return done.row;
  } catch (error) {
    // Whoever pressed at the same moment has renewed the claim and moved the camper.
    if (!(error instanceof ClaimLostError)) throw error;
    if (await models.Camper.exists({ _id: camper._id, waitlist: true })) throw error;
    return undefined;
  } finally {
    await releaseUnlessSeated(models, held);
  }
}

/** What a camper who waits is put back to by `undoSeat`. */
const placeBefore = ({ pinned, chosenWaitlist, paid }: StoredCamper, givenAt: Date) => ({
  pinned,
  chosenWaitlist,
  paid: paid === false ? paid : null,
  givenAt: givenAt.toISOString(),
});

/** @throws NotMovedError when the camper is paid for: only the return of the money frees the seat */
export function refusePaid({ paid }: Pick<StoredCamper, 'paid'>): void {
  if (paid) throw new NotMovedError('This camper is paid for. Refund the payment first.');
}

/**
 * Puts a camper on the waitlist, where it stays until an administrator says otherwise. Its open checkout is the
 * caller's to close first, after `refusePaid`; what is paid for all the same goes back. The seat is free then, for the caller to offer.
 *
 * @returns the event to dispatch; nothing when it waits already
 * @throws NotMovedError when the camper is paid for, or gone
 */
export async function putOnWaitlist(
  { connection, models, actorId }: MoveDependencies,
  camper: StoredCamper,
): Promise<StoredOutboxRow | undefined> {
  if (camper.waitlist) return undefined;
  const seats = await readSeats(models, camper.campId);
  const claim = seats?.claims.find(({ camperId }) => camperId.equals(camper._id));
  const row = await inTransaction(connection, async (session) => {
    const moved = await models.Camper.updateOne(
      { _id: camper._id, waitlist: false, paid: trusted({ $ne: true }) },
      { waitlist: true, pinned: true, paid: null },
      { session },
    );
    if (moved.modifiedCount === 0) return undefined;
    await cancelWaitingEvent(models, session, seatOffered(camper));
    const waits = { actorId, action: 'waitlist', subject: 'camper', recordIds: [camper._id] } as const;
    await writeAudit(models, waits, session);
    return recordEvent(models, session, 'camper.waitlisted', { camperId: camper._id.toString() });
  });
  if (!row) {
    const now = await models.Camper.findById(camper._id, { paid: 1 }).lean<Pick<StoredCamper, 'paid'>>();
    if (now) refusePaid(now);
    return undefined;
  }
  // Whoever gives it a seat again from now on renews the claim, which stays then.
  if (claim) await freeSeat(models, camper.campId, camper._id, claim.at);
  return row;
}
