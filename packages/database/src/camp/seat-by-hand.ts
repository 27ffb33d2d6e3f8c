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

/** The records, and the administrator who moves a camper. */
export interface MoveDependencies {
  connection: Connection;
  models: Models;
  clock: Clock;
  /** 24-digit id. */
  actorId: string;
}

/**
 * Milliseconds until the family is emailed about a seat from an administrator: ten seconds for Undo, and two for its
 * request.
 */
export const seatMailAfter = 12_000;

/** The event that emails the family. */
export const seatOffered = ({ _id }: Pick<StoredCamper, '_id'>) =>
  ({ name: 'camper.seat-offered', about: _id.toString() }) as const;

/** Why a camper wasn't moved, in a sentence for the person. */
export class NotMovedError extends Error {
  override readonly name = 'NotMovedError';
}

/**
 * Gives a seat to a waiting camper before all others, as an administrator decided. One conditional update claims the
 * seat (`claimSeat`), so concurrent calls never oversell. The transaction that moves the camper renews the claim. The
 * camper is pinned. The family is emailed after `seatMailAfter`, and until then `undoSeat` can take the seat back.
 *
 * @returns the event to dispatch, or undefined if the camper already has a seat
 * @throws NotMovedError if no seat is free or the camper was deleted, or ClaimLostError if it took too long
 */
export async function giveSeat(
  deps: MoveDependencies,
  camper: StoredCamper,
): Promise<StoredOutboxRow | undefined> {
  const { connection, models, clock, actorId } = deps;
  if (!camper.waitlist) return undefined;
  const claim = await claimSeat(models, camper);
  if (!claim) throw new NotMovedError('No seat is free. Raise the camp’s limit first.');
  let held = claim;
  try {
    const linksAreOut = await models.Camper.exists({ campId: camper.campId, paid: trusted({ $ne: null }) });
    const done = await inTransaction(connection, async (session) => {
      const renewed = await renewClaim(models, session, claim);
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
      // A concurrent request has moved the camper.
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
    // A concurrent request has renewed the claim and moved the camper.
    if (!(error instanceof ClaimLostError)) throw error;
    if (await models.Camper.exists({ _id: camper._id, waitlist: true })) throw error;
    return undefined;
  } finally {
    await releaseUnlessSeated(models, held);
  }
}

/** The fields that `undoSeat` restores. */
const placeBefore = ({ pinned, chosenWaitlist, paid }: StoredCamper, givenAt: Date) => ({
  pinned,
  chosenWaitlist,
  paid: paid === false ? paid : null,
  givenAt: givenAt.toISOString(),
});

/** @throws NotMovedError if the camper is paid, since only a refund frees the seat */
export function refusePaid({ paid }: Pick<StoredCamper, 'paid'>): void {
  if (paid) throw new NotMovedError('This camper is paid for. Refund the payment first.');
}

/**
 * Puts a camper on the waitlist until an administrator gives the camper a seat. The caller closes its open checkout
 * first, after `refusePaid`. A payment that still arrives is refunded. The caller also offers the freed seat.
 *
 * @returns the event to dispatch, or undefined if the camper already waits
 * @throws NotMovedError if the camper is paid or was deleted
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
  // If a concurrent request gave the camper a seat, it renewed the claim, which then stays.
  if (claim) await freeSeat(models, camper.campId, camper._id, claim.at);
  return row;
}
