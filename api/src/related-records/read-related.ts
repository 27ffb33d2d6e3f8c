import type { PriorRecords, RelatedRecords } from '@camp/contracts/related-records/operations';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import { campersAsSeenBy } from '../camper/view-campers';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { presentPayment } from '../payment/present-payment';
import { maySeePayments } from '../payment/policies';
import { noteRead } from '../user/note-read';
import { visibleKinds } from './visible-kinds';

/** @throws ProblemError 404, whether the user does not exist or has nothing that this person may see */
async function kindsOf(deps: Dependencies, person: Person, userId: string) {
  const kinds = await visibleKinds(deps, person, userId);
  if (kinds.length === 0) throw notFound('User');
  return kinds;
}

/**
 * A user's registrations and payments, of the current camp's year or of all years; of another's only the lists on which
 * the person holds rights.
 *
 * @param userId - the person's own when absent
 */
export async function readRelated(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId, historical = false }: { id?: string; historical?: boolean },
): Promise<RelatedRecords> {
  const kinds = await kindsOf(deps, person, userId);
  const camp = historical ? null : await currentCamp(deps.models, deps.clock.now());
  const campers = kinds.includes('camper')
    ? await deps.models.Camper.find({ userId, ...(camp ? { campYear: camp.year } : {}) })
        .sort({ createdAt: 1, _id: 1 })
        .lean<StoredCamper[]>()
    : [];
  const payments = maySeePayments(person, userId)
    ? await deps.models.Payment.find({ userId, ...(camp ? { campId: camp._id } : {}) })
        .sort({ createdAt: -1 })
        .lean<StoredPayment[]>()
    : [];
  const records = {
    camper: await campersAsSeenBy(deps.models, person, campers),
    counselor: [],
    counselorApp: [],
    staff: [],
    payments: payments.map(presentPayment),
  };
  await noteRelated(deps, person, userId, { campers, payments });
  return records;
}

/** Earlier years' registrations of people who are registered this year too (forms.md section 2). */
export async function readPrior(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId }: { id?: string },
): Promise<PriorRecords> {
  const kinds = await kindsOf(deps, person, userId);
  const camp = await currentCamp(deps.models, deps.clock.now());
  if (!camp || !kinds.includes('camper')) return { camper: [], counselor: [], staff: [] };
  const thisYear = await deps.models.Camper.find({ userId, campYear: camp.year }, { personKey: 1 }).lean<
    Pick<StoredCamper, 'personKey'>[]
  >();
  const earlier = await deps.models.Camper.find({
    userId,
    campYear: trusted({ $lt: camp.year }),
    personKey: trusted({ $in: thisYear.map(({ personKey }) => personKey) }),
  })
    .sort({ campYear: -1, _id: 1 })
    .lean<StoredCamper[]>();
  const records = { camper: await campersAsSeenBy(deps.models, person, earlier), counselor: [], staff: [] };
  await noteRelated(deps, person, userId, { campers: earlier });
  return records;
}

/** One row for all that was told: whoever sees another's registrations here sees their medical answers. */
async function noteRelated(
  deps: Dependencies,
  person: Person,
  userId: string,
  { campers, payments = [] }: { campers: readonly StoredCamper[]; payments?: readonly StoredPayment[] },
): Promise<void> {
  const recordIds = [...campers, ...payments].map(({ _id }) => _id);
  await noteRead(deps, person, { userId, part: campers.length > 0 ? 'medical' : 'records', recordIds });
}
