import type { CamperRecord, MovedCamper } from '@camp/contracts/camper/operations';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { giveSeat, NotMovedError, putOnWaitlist, refusePaid } from '@camp/database/camp/seat-by-hand';
import { undoSeat } from '@camp/database/camp/undo-seat';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { closeCheckout } from '../payment/close-checkout';
import { offerSeats } from './offer-seats';
import { camperKind } from './camper-kind';
import { viewRegistration } from '../registration/view-registrations';

/**
 * Gives campers a seat, or moves them to the waitlist, one at a time in the given order. Of five campers for three free
 * seats, the first three get one.
 * @returns for each camper its record, or why nothing was done
 */
export async function moveCampers(
  deps: Dependencies,
  person: Person,
  { campers, waitlist }: { campers: readonly string[]; waitlist: boolean },
): Promise<MovedCamper[]> {
  const moved: MovedCamper[] = [];
  for (const _id of new Set(campers.map((id) => id.toLowerCase()))) {
    try {
      const msg = await viewRegistration(
        deps,
        person,
        camperKind,
        await moveCamper(deps, person, _id, waitlist),
      );
      moved.push({ result: true, msg, _id });
    } catch (error) {
      if (!(error instanceof NotMovedError || error instanceof ProblemError)) throw error;
      moved.push({ result: false, msg: error.message, _id });
    }
  }
  return moved;
}

async function moveCamper(deps: Dependencies, person: Person, id: string, waitlist: boolean) {
  const { models, connection, clock } = deps;
  const camper = await models.Camper.findById(id).lean<StoredCamper>();
  if (!camper) throw new NotMovedError('This camper no longer exists.');
  const camp = await models.Camp.findById(camper.campId).lean<StoredCamp>();
  if (camp && lastInstantOf(camp) < clock.now()) throw new NotMovedError('Camp is over.');
  const by = { models, connection, clock, actorId: person.userId };
  if (waitlist && !camper.waitlist) {
    // The checkout may include siblings, so it is closed only if the camper can be moved.
    refusePaid(camper);
    await closeCheckout(deps, camper._id);
  }
  const row = await (waitlist ? putOnWaitlist(by, camper) : giveSeat(by, camper));
  if (row) deps.dispatch([row]);
  if (waitlist) await offerSeats(deps, camper.campId);
  const now = await models.Camper.findById(camper._id).lean<StoredCamper>();
  if (!now) throw new NotMovedError('This camper no longer exists.');
  return now;
}

/**
 * Takes back a seat that an administrator just gave, before the family is emailed. The seat is offered to the camper
 * who has waited longest.
 * @param id - 24-digit id of the camper
 * @throws ProblemError 404, or 409 with the reason if the seat stays
 */
export async function takeSeatBack(deps: Dependencies, person: Person, id: string): Promise<CamperRecord> {
  const { models, connection } = deps;
  const camper = await models.Camper.findById(id).lean<StoredCamper>();
  if (!camper) throw notFound('Camper');
  await undoSeat({ models, connection, actorId: person.userId }, camper).catch((error: unknown) => {
    throw error instanceof NotMovedError ? new ProblemError('conflict', error.message) : error;
  });
  await offerSeats(deps, camper.campId);
  const now = await models.Camper.findById(id).lean<StoredCamper>();
  if (!now) throw notFound('Camper');
  return viewRegistration(deps, person, camperKind, now);
}
