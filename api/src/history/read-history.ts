import { toldActions, type HistoryEntry } from '@camp/contracts/history/entry';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { maySee, maySeeMedical } from '../registration/policies';
import { historicKinds, type HistoricKind, type HistoricKindName, type HistoricRecord } from './kinds';
import { readMails } from './read-mails';
import { maySeeAll } from '../registration/policies';

/** However often a record was changed: the newest of each kind of entry. */
export const mostEntries = 200;

/** Who did something for the camp, to whoever runs it; a family reads that the camp did. */
const theCamp = 'The camp';

type Told = StoredAudit & { action: (typeof toldActions)[number] };

/**
 * What happened to a record, the earliest first: what is written down of it, its payments and its mails; of very much
 * the newest.
 *
 * @throws ProblemError 404 for a record that the person may not see
 */
export async function readHistory(
  deps: Dependencies,
  person: Person,
  name: HistoricKindName,
  id: string,
): Promise<HistoryEntry[]> {
  const { models } = deps;
  const kind: HistoricKind = historicKinds[name];
  const record = await kind.find(models, id);
  if (!record || !maySee(person, name, record)) throw notFound(kind.word);
  const payments = await settledPayments(deps, record);
  const [done, mails] = await Promise.all([
    tellActions(deps, person, name, record),
    readMails(models, kind, record._id, payments, mostEntries),
  ]);
  const paid = payments.map(({ settledAt }) => ({ when: settledAt.toISOString(), what: 'paid' as const }));
  return [...done, ...paid, ...mails].sort((one, other) => one.when.localeCompare(other.when));
}

/** Payments are of campers only; of any other record there are none. */
const settledPayments = ({ models }: Dependencies, { _id }: HistoricRecord) =>
  models.Payment.find({ campers: _id, settledAt: trusted({ $exists: true }) }, { settledAt: 1 }).lean<
    (Pick<StoredPayment, '_id'> & { settledAt: Date })[]
  >();

async function tellActions(
  { models }: Dependencies,
  person: Person,
  name: HistoricKindName,
  record: HistoricRecord,
): Promise<HistoryEntry[]> {
  const written = await models.Audit.find({
    recordIds: record._id,
    action: trusted({ $in: [...toldActions] }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostEntries)
    .lean<Told[]>();
  const nameOf = await namesOf(models, person, name, written);
  const seesMedical = maySeeMedical(person, name, record);
  const seesAll = maySeeAll(person, name);
  return written.map(({ createdAt, actorId, action, fields, silent }) => ({
    when: createdAt.toISOString(),
    ...(actorId && { who: nameOf(actorId.toString()) }),
    what: action,
    ...(silent && seesAll && { silent: true as const }),
    ...(fields && fieldsToTell(historicKinds[name], fields, seesMedical)),
  }));
}

/** That a medical answer was changed, is told to everybody; which one, only to who may read it. */
function fieldsToTell(
  { declaration }: HistoricKind,
  changed: readonly string[],
  seesMedical: boolean,
): Pick<HistoryEntry, 'fields' | 'medical'> {
  const isMedical = (name: string) => {
    // A detail is as visible as its answer.
    const field = declaration.fields[name] ?? declaration.fields[name.replace(/Val$/, '')];
    return !field || !('visibility' in field) || field.visibility === 'medical';
  };
  const fields = changed.filter((name) => seesMedical || !isMedical(name));
  return { fields, ...(fields.length < changed.length && { medical: true as const }) };
}

async function namesOf(
  { User }: Dependencies['models'],
  person: Person,
  subject: HistoricKindName,
  written: readonly StoredAudit[],
): Promise<(id: string) => string> {
  const toFamily = (id: string) => (id === person.userId ? 'You' : theCamp);
  if (!maySeeAll(person, subject)) return toFamily;
  const ids = written.flatMap(({ actorId }) => (actorId ? [actorId] : []));
  if (ids.length === 0) return toFamily;
  const users = await User.find({ _id: trusted({ $in: ids }) }, { nameFirst: 1, nameLast: 1 }).lean();
  const names = new Map(
    users.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${nameFirst} ${nameLast}`]),
  );
  return (id) => names.get(id) ?? theCamp;
}
