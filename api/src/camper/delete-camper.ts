import { freeSeat } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { removeCamper } from '@camp/database/camper/remove-camper';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { closeCheckout } from '../payment/close-checkout';
import { transact } from '../transact';
import { offerSeats } from './offer-seats';
import { mayDelete } from '../registration/policies';

/**
 * Deletes a registration with its picture and offers its seat to the camper who has waited longest. A paid registration
 * must be refunded first (docs/product/camper.md, The life of a registration).
 */
export async function deleteCamper(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  const camper = await models.Camper.findById(id).lean<StoredCamper>();
  if (!camper || !mayDelete(person, 'camper', camper)) throw notFound('Camper');
  // Checked first, so that a refused deletion closes no checkout.
  if (camper.paid === true) throw await whyNotDeleted(deps, camper);
  await closeCheckout(deps, camper._id);
  await transact(deps, async (session) => {
    const unpaid = { _id: camper._id, $or: [{ paid: null }, { paid: false }] };
    const removed = await removeCamper(models, session, unpaid, person.userId);
    if (!removed) throw await whyNotDeleted(deps, camper);
  });
  await freeSeat(models, camper.campId, camper._id);
  await offerSeats(deps, camper.campId);
}

async function whyNotDeleted({ models }: Dependencies, { _id }: StoredCamper): Promise<ProblemError> {
  const isThere = await models.Camper.exists({ _id });
  return isThere
    ? new ProblemError('paid', 'This registration is paid. It needs a refund first.')
    : notFound('Camper');
}
