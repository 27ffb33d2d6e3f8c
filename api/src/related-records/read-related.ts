import type { PriorRecords, RelatedRecords } from '@camp/contracts/related-records/operations';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { readPlain } from '@camp/database/read-plain';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, type Model, type Types } from 'mongoose';
import { campersAsSeenBy } from '../camper/view-campers';
import { applicationKind } from '../counselor-application/application-kind';
import { counselorKind } from '../counselor/counselor-kind';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { presentPayment } from '../payment/present-payment';
import { maySeePayments } from '../payment/policies';
import { registrationsAsSeenBy } from '../registration/view-registrations';
import { staffApplicationKind } from '../staff-application/staff-application-kind';
import { noteRead } from '../user/note-read';
import { visibleKinds } from './visible-kinds';

const theFirstFirst = { createdAt: 1, _id: 1 } as const;

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
  const { Camper, Counselor, CounselorApplication, StaffApplication, Payment } = deps.models;
  const owned = ownedBy({ userId });
  const ofYear = { ...owned, ...(camp && { campYear: camp.year }) };
  const inOrder = { sort: theFirstFirst };
  const [campers, counselors, applications, staff, payments] = await Promise.all([
    kinds.includes('camper') ? readPlain<StoredCamper>(Camper, ofYear, inOrder) : [],
    kinds.includes('counselor') ? readPlain<StoredCounselor>(Counselor, ofYear, inOrder) : [],
    kinds.includes('counselor-app')
      ? readPlain<StoredCounselorApplication>(CounselorApplication, ofYear, inOrder)
      : [],
    kinds.includes('staff') ? readPlain<StoredStaffApplication>(StaffApplication, ofYear, inOrder) : [],
    maySeePayments(person, userId)
      ? readPlain<StoredPayment>(
          Payment,
          { ...owned, ...(camp && { campId: camp._id }) },
          { sort: { createdAt: -1 } },
        )
      : [],
  ]);
  const records = {
    camper: await campersAsSeenBy(deps.models, person, campers),
    counselor: registrationsAsSeenBy(person, counselorKind, counselors),
    counselorApp: registrationsAsSeenBy(person, applicationKind, applications),
    staff: registrationsAsSeenBy(person, staffApplicationKind, staff),
    payments: payments.map(presentPayment),
  };
  const medical = [...campers, ...counselors, ...staff];
  await noteRelated(deps, person, userId, { medical, others: [...applications, ...payments] });
  return records;
}

/** Earlier years' registrations of people who are registered this year too (docs/product/related-records.md). */
export async function readPrior(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId }: { id?: string },
): Promise<PriorRecords> {
  const kinds = await kindsOf(deps, person, userId);
  const camp = await currentCamp(deps.models, deps.clock.now());
  if (!camp) return { camper: [], counselor: [], staff: [] };
  const { Camper, Counselor, StaffApplication } = deps.models;
  const ask = { userId, year: camp.year };
  const [campers, counselors, staff] = await Promise.all([
    kinds.includes('camper') ? earlierOf<StoredCamper>(Camper, ask) : [],
    kinds.includes('counselor') ? earlierOf<StoredCounselor>(Counselor, ask) : [],
    kinds.includes('staff') ? earlierOf<StoredStaffApplication>(StaffApplication, ask) : [],
  ]);
  const records = {
    camper: await campersAsSeenBy(deps.models, person, campers),
    counselor: registrationsAsSeenBy(person, counselorKind, counselors),
    staff: registrationsAsSeenBy(person, staffApplicationKind, staff),
  };
  await noteRelated(deps, person, userId, { medical: [...campers, ...counselors, ...staff] });
  return records;
}

/** What a kind of registration has in common with the others, as the same-person rule goes. */
interface OfPerson {
  personKey: string;
  campYear: number;
}

/** Registrations of earlier years of those who have one in a year: one question, as a family's are never many. */
async function earlierOf<Stored extends OfPerson>(
  model: unknown,
  { userId, year }: { userId: string; year: number },
): Promise<Stored[]> {
  // Each kind has these fields of its own, which mongoose cannot know of all of them at once.
  const registrations = model as Model<OfPerson & { userId: Types.ObjectId }>;
  const upToYear = (await readPlain(
    registrations,
    { ...ownedBy({ userId }), campYear: trusted({ $lte: year }) },
    { sort: { campYear: -1, _id: 1 } },
  )) as unknown as Stored[];
  const people = new Set(
    upToYear.filter(({ campYear }) => campYear === year).map(({ personKey }) => personKey),
  );
  return upToYear.filter((one) => one.campYear < year && people.has(one.personKey));
}

/** One row for all that was told: whoever sees another's registrations here sees their medical answers. */
async function noteRelated(
  deps: Dependencies,
  person: Person,
  userId: string,
  { medical, others = [] }: { medical: readonly WithId[]; others?: readonly WithId[] },
): Promise<void> {
  const recordIds = [...medical, ...others].map(({ _id }) => _id);
  await noteRead(deps, person, { userId, part: medical.length > 0 ? 'medical' : 'records', recordIds });
}

interface WithId {
  _id: Types.ObjectId;
}
