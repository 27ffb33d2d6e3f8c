import { can } from '@camp/contracts/access/can';
import type { PriorRecords, RelatedRecords } from '@camp/contracts/related-records/operations';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import { viewCampers } from '../camper/view-campers';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { presentPayment } from '../payment/present-payment';

/** One's own, or another's with `data` on camper (decisions.md, Permissions). */
const maySeeRelated = (person: Person, userId: string) =>
  person.userId === userId.toLowerCase() || can(person.permissions, 'data', 'camper');

async function checkVisible({ models }: Dependencies, person: Person, userId: string): Promise<void> {
  if (!maySeeRelated(person, userId) || !(await models.User.exists({ _id: userId }))) throw notFound('User');
}

/**
 * A user's registrations and payments, of the current camp's year or of all years.
 *
 * @param userId - the person's own when absent
 */
export async function readRelated(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId, historical = false }: { id?: string; historical?: boolean },
): Promise<RelatedRecords> {
  await checkVisible(deps, person, userId);
  const camp = historical ? null : await currentCamp(deps.models, deps.clock.now());
  const campers = await deps.models.Camper.find({ userId, ...(camp ? { campYear: camp.year } : {}) })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredCamper[]>();
  const payments = await deps.models.Payment.find({ userId, ...(camp ? { campId: camp._id } : {}) })
    .sort({ createdAt: -1 })
    .lean<StoredPayment[]>();
  return {
    camper: await viewCampers(deps, person, campers),
    counselor: [],
    counselorApp: [],
    staff: [],
    payments: payments.map(presentPayment),
  };
}

/** Earlier years' registrations of people who are registered this year too (forms.md section 2). */
export async function readPrior(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId }: { id?: string },
): Promise<PriorRecords> {
  await checkVisible(deps, person, userId);
  const camp = await currentCamp(deps.models, deps.clock.now());
  if (!camp) return { camper: [], counselor: [], staff: [] };
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
  return { camper: await viewCampers(deps, person, earlier), counselor: [], staff: [] };
}
