import type { PriorRecords, RelatedRecords } from '@camp/contracts/related-records/operations';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { readPlain, type PlainFilter } from '@camp/database/read-plain';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, type Model, type Types } from 'mongoose';
import { camperKind } from '../camper/camper-kind';
import { applicationKind } from '../counselor-application/application-kind';
import { counselorKind } from '../counselor/counselor-kind';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { presentPayment } from '../payment/present-payment';
import { maySeePayments } from '../payment/policies';
import type { Listed, ListedKind } from '../registration/registration-kind';
import { staffApplicationKind } from '../staff-application/staff-application-kind';
import { recordRead } from '../user/record-read';
import { visibleKinds } from './visible-kinds';

/** The owner, the reader and the kinds. */
interface Reading {
  deps: Dependencies;
  person: Person;
  userId: string;
  kinds: readonly RecordKind[];
}

/** @throws ProblemError 404 if the user doesn't exist or has no record that this person may see */
async function beginReading(deps: Dependencies, person: Person, userId: string): Promise<Reading> {
  const kinds = await visibleKinds(deps, person, userId);
  if (kinds.length === 0) throw notFound('User');
  return { deps, person, userId, kinds };
}

/**
 * A user's registrations and payments, of the current camp's year or of all years. For another user, only the kinds
 * that the person may see are included.
 * @param userId - default: the person's own
 */
export async function readRelated(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId, historical = false }: { id?: string; historical?: boolean },
): Promise<RelatedRecords> {
  const reading = await beginReading(deps, person, userId);
  const camp = historical ? null : await currentCamp(deps.models, deps.clock.now());
  const owned = ownedBy({ userId });
  const ofYear = { ...owned, ...(camp && { campYear: camp.year }) };
  const inOrder = <Stored extends object>(model: Model<Stored>) =>
    readPlain<Stored>(model, ofYear as PlainFilter<Stored>, { sort: { createdAt: 1, _id: 1 } });
  const paid = { ...owned, ...(camp && { campId: camp._id }) };
  const [camper, counselor, counselorApp, staff, payments] = await Promise.all([
    readKind(reading, camperKind, inOrder),
    readKind(reading, counselorKind, inOrder),
    readKind(reading, applicationKind, inOrder),
    readKind(reading, staffApplicationKind, inOrder),
    maySeePayments(person, userId)
      ? readPlain<StoredPayment>(deps.models.Payment, paid, { sort: { createdAt: -1 } })
      : [],
  ]);
  const others = [...counselorApp.ids, ...payments.map(({ _id }) => _id)];
  await recordRelated(reading, [...camper.ids, ...counselor.ids, ...staff.ids], others);
  return {
    camper: camper.seen,
    counselor: counselor.seen,
    counselorApp: counselorApp.seen,
    staff: staff.seen,
    payments: payments.map(presentPayment),
  };
}

/** Earlier years' registrations of people who are registered this year too (docs/product/related-records.md). */
export async function readPrior(
  deps: Dependencies,
  person: Person,
  { id: userId = person.userId }: { id?: string },
): Promise<PriorRecords> {
  const reading = await beginReading(deps, person, userId);
  const camp = await currentCamp(deps.models, deps.clock.now());
  if (!camp) return { camper: [], counselor: [], staff: [] };
  const earlier = <Stored extends OfPerson>(model: Model<Stored>) =>
    earlierOf<Stored>(model, { userId, year: camp.year });
  const [camper, counselor, staff] = await Promise.all([
    readKind(reading, camperKind, earlier),
    readKind(reading, counselorKind, earlier),
    readKind(reading, staffApplicationKind, earlier),
  ]);
  await recordRelated(reading, [...camper.ids, ...counselor.ids, ...staff.ids]);
  return { camper: camper.seen, counselor: counselor.seen, staff: staff.seen };
}

/** The visible registrations of a kind with their fields. Empty without the right. */
async function readKind<Stored extends Listed, Presented>(
  { deps: { models }, person, kinds }: Reading,
  kind: ListedKind<Stored, Presented>,
  read: (model: Model<Stored>) => Promise<Stored[]>,
): Promise<{ ids: Types.ObjectId[]; seen: Presented[] }> {
  const records = kinds.includes(kind.subject) ? await read(kind.model(models)) : [];
  return { ids: records.map(({ _id }) => _id), seen: await kind.asSeenBy(models, person, records) };
}

/** Fields of all kinds that identify the same person. */
interface OfPerson extends Listed {
  personKey: string;
}

/**
 * Earlier years' registrations of people who are registered in a year. One query is enough, since a family has only a
 * few.
 */
async function earlierOf<Stored extends OfPerson>(
  model: Model<Stored>,
  { userId, year }: { userId: string; year: number },
): Promise<Stored[]> {
  // Every kind has these fields, but the models' types differ.
  const ofOwner = { ...ownedBy({ userId }), campYear: trusted({ $lte: year }) } as PlainFilter<Stored>;
  const upToYear = await readPlain<Stored>(model, ofOwner, { sort: { campYear: -1, _id: 1 } });
  const people = new Set(
    upToYear.filter(({ campYear }) => campYear === year).map(({ personKey }) => personKey),
  );
  return upToYear.filter((one) => one.campYear < year && people.has(one.personKey));
}

/** One audit row for everything shown, since it includes medical answers. */
const recordRelated = (
  { deps, person, userId }: Reading,
  medical: readonly Types.ObjectId[],
  others: readonly Types.ObjectId[] = [],
): Promise<void> =>
  recordRead(deps, person, {
    userId,
    part: medical.length > 0 ? 'medical' : 'records',
    recordIds: [...medical, ...others],
  });
