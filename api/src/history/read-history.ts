import { auditKindWords } from '@camp/contracts/audit/kinds';
import { historyActions, type HistoryEntry } from '@camp/contracts/history/entry';
import { registrationRecords } from '@camp/contracts/registries/records';
import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { registrationsOf, type AnyRegistration } from '@camp/database/registration/registrations-of';
import { trusted } from 'mongoose';
import { namesOf } from '../audit/names-of-records';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { maySee, maySeeAll, maySeeMedical } from '../registration/policies';
import { readMails } from './read-mails';

/** Most entries of each kind. Older ones are left out. */
export const mostEntries = 200;

/** Administrators see who acted for the camp. Families only read that the camp acted. */
const theCamp = 'The camp';

/** The fields of a record that its history needs. */
type Historic = Pick<AnyRegistration, '_id' | 'userId'>;

type HistoryAudit = StoredAudit & { action: (typeof historyActions)[number] };

/**
 * A record's history, earliest first: audit rows, payments and emails, limited to the newest.
 *
 * @throws ProblemError 404 if the person may not see the record
 */
export async function readHistory(
  deps: Dependencies,
  person: Person,
  kind: RecordKind,
  id: string,
): Promise<HistoryEntry[]> {
  const { models } = deps;
  const record = await registrationsOf(models, kind).findById(id, { userId: 1 }).lean<Historic>();
  if (!record || !maySee(person, kind, record)) throw notFound(auditKindWords[kind]);
  const payments = await settledPayments(deps, record);
  const [done, mails] = await Promise.all([
    historyActionsOf(deps, person, kind, record),
    readMails(models, kind, record._id, payments, {
      withProofs: maySeeMedical(person, kind, record),
      most: mostEntries,
    }),
  ]);
  const paid = payments.map(({ settledAt }) => ({ when: settledAt.toISOString(), what: 'paid' as const }));
  return [...done, ...paid, ...mails].sort((one, other) => one.when.localeCompare(other.when));
}

/** Only campers have payments, so other records find none. */
const settledPayments = ({ models }: Dependencies, { _id }: Historic) =>
  models.Payment.find({ campers: _id, settledAt: trusted({ $exists: true }) }, { settledAt: 1 }).lean<
    (Pick<StoredPayment, '_id'> & { settledAt: Date })[]
  >();

async function historyActionsOf(
  { models }: Dependencies,
  person: Person,
  kind: RecordKind,
  record: Historic,
): Promise<HistoryEntry[]> {
  const written = await models.Audit.find({
    recordIds: record._id,
    action: trusted({ $in: [...historyActions] }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostEntries)
    .lean<HistoryAudit[]>();
  const seesMedical = maySeeMedical(person, kind, record);
  const seesAll = maySeeAll(person, kind);
  const names = seesAll
    ? await namesOf(
        models.User,
        written.flatMap(({ actorId }) => actorId ?? []),
      )
    : new Map([[person.userId, 'You']]);
  return written.map(({ createdAt, actorId, action, fields, silent }) => ({
    when: createdAt.toISOString(),
    ...(actorId && { who: names.get(actorId.toString()) ?? theCamp }),
    what: action,
    ...(silent && seesAll && { silent: true as const }),
    ...(fields && historyFields(registrationRecords[kind], fields, seesMedical)),
  }));
}

/** Everybody sees that a medical answer was changed, but only its readers see which one. */
function historyFields(
  record: RecordDeclaration,
  changed: readonly string[],
  seesMedical: boolean,
): Pick<HistoryEntry, 'fields' | 'medical'> {
  const open = new Set(namesAt(record, 'open', 'contact'));
  const fields = changed.filter((name) => seesMedical || open.has(name));
  return { fields, ...(fields.length < changed.length && { medical: true as const }) };
}
