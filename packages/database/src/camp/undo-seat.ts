import { events } from '@camp/contracts/registries/events';
import { trusted } from 'mongoose';
import { writeAudit } from '../audit/write-audit';
import type { StoredCamper } from '../camper/camper-model';
import { cancelWaitingEvent } from '../outbox/waiting-events';
import { inTransaction } from '../transaction';
import { NotMovedError, seatOffered, type MoveDependencies } from './seat-by-hand';
import { freeSeat, readSeats } from './seats';

const isUndone = 'The camper is already back on the waitlist.';
const tooLate =
  'The family has already been emailed about the seat. Move the camper to the waitlist instead.';
const isPaid = 'The camper has been paid for and keeps the seat.';
const isBeingPaid = 'The family is paying for the seat right now. Move the camper to the waitlist instead.';
const isChanged = 'The registration has changed since. Move the camper to the waitlist instead.';

/**
 * Takes back a seat that an administrator gave, before its email is sent. It restores the earlier state, and no email
 * is sent. The caller offers the freed seat.
 *
 * @throws NotMovedError with the reason, if the email was sent or the camper was paid, moved or changed
 */
export async function undoSeat(
  { connection, models, actorId }: Omit<MoveDependencies, 'clock'>,
  camper: StoredCamper,
): Promise<void> {
  const { _id, campId } = camper;
  const seats = await readSeats(models, campId);
  const claim = seats?.claims.find(({ camperId }) => camperId.equals(_id));
  await inTransaction(connection, async (session) => {
    const canceled = await cancelWaitingEvent(models, session, seatOffered(camper));
    const before = canceled && events['camper.seat-offered'].parse(canceled.payload).before;
    const now = await models.Camper.findById(_id).session(session).lean<StoredCamper>();
    if (now?.waitlist) throw new NotMovedError(isUndone);
    if (now?.paid === true) throw new NotMovedError(isPaid);
    if (!before) throw new NotMovedError(tooLate);
    if (await models.Payment.exists({ openCampers: _id }).session(session))
      throw new NotMovedError(isBeingPaid);
    const { givenAt, ...previous } = before;
    const { modifiedCount } = await models.Camper.updateOne(
      { _id, waitlist: false, paid: trusted({ $ne: true }), updatedAt: new Date(givenAt) },
      { ...previous, waitlist: true },
      { session },
    );
    if (modifiedCount === 0) throw new NotMovedError(isChanged);
    const undone = { actorId, action: 'undo-seat', subject: 'camper', recordIds: [_id] } as const;
    await writeAudit(models, undone, session);
  });
  // If a concurrent request gave the camper a seat, it renewed the claim, which then stays.
  if (claim) await freeSeat(models, campId, _id, claim.at);
}
