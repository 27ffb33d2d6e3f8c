import type { ImportedChange } from '@camp/contracts/import/operations';
import type { FieldError } from '@camp/contracts/operations/replies';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredImportedRecord } from '@camp/database/import/imported-record-model';
import { inTransaction } from '@camp/database/transaction';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { invalidField, notFound } from '../refusals/problem';
import { refuse } from '../refusals/refuse';
import { currentYear, recordOf, whyNotDonatedOn, whyNotYear } from './check-rows';
import { fieldsFor } from './policies';
import { cellReader } from './read-cell';

/**
 * Changes answers of an imported record.
 *
 * @throws ProblemError 400 with the error of each answer, 404
 */
export async function changeImported(
  deps: Dependencies,
  person: Person,
  id: string,
  { answers }: ImportedChange,
): Promise<StoredImportedRecord> {
  const before = await currentYear(deps);
  return inTransaction(deps.connection, async (session) => {
    const stored = await find(deps, id, session);
    const { kind, row } = stored;
    const values: Record<string, unknown> = { year: stored.year, ...stored.values, ...stored.medical };
    refuse(applyAnswers(person, stored, answers, values));
    const wrongYear = whyNotYear(values.year as number, before);
    if (wrongYear !== undefined) throw invalidField('year', wrongYear);
    const wrongDay = whyNotDonatedOn(values.donatedOn, before);
    if (wrongDay !== undefined) throw invalidField('donatedOn', wrongDay);
    const { year, title, values: open, medical } = recordOf(kind, row, values);
    const change = { year, title, values: open, ...(medical && { medical }) };
    // Removing what isn't there would store an encrypted value of nothing.
    const removed = stored.medical && !medical ? { $unset: { medical: 1 } } : {};
    return save(deps, person, stored, { $set: change, ...removed }, Object.keys(answers), session);
  });
}

/** Reads the typed answers into the values. @returns what is wrong with each */
function applyAnswers(
  person: Person,
  { kind }: StoredImportedRecord,
  answers: ImportedChange['answers'],
  values: Record<string, unknown>,
): FieldError[] {
  const fields = fieldsFor(person, kind);
  return Object.entries(answers).flatMap(([path, given]): FieldError[] => {
    const field = fields.find(({ name }) => name === path);
    if (!field) return [{ path, message: 'You can’t change this answer.' }];
    const text = given.trim();
    if (text === '') {
      if (field.isRequired) return [{ path, message: field.field.missing }];
      delete values[path];
      return [];
    }
    const read = cellReader(field)(text);
    if ('wrong' in read) return [{ path, message: read.wrong }];
    values[path] = read.value;
    return [];
  });
}

/**
 * Connects an imported record to the account of an address, or to nobody. The account isn't told.
 *
 * @param email - of the account. Empty: nobody's
 * @throws ProblemError 400 if no account has the address or nobody can own the record, 404
 */
export async function connectImported(
  deps: Dependencies,
  person: Person,
  id: string,
  email: string,
): Promise<StoredImportedRecord> {
  const { User } = deps.models;
  return inTransaction(deps.connection, async (session) => {
    const stored = await find(deps, id, session);
    if (stored.kind === 'donation') throw invalidField('email', 'Donations aren’t connected to accounts.');
    if (email === '') return save(deps, person, stored, { $unset: { userId: 1 } }, ['account'], session);
    // Conflicts with the account's deletion, which would otherwise miss the record.
    const user = await User.findOneAndUpdate(
      { emailKey: emailKeyOf(email) },
      { $inc: { registrations: 1 } },
      { session, projection: { _id: 1 } },
    ).lean<Pick<StoredUser, '_id'>>();
    if (!user) throw invalidField('email', 'No account has this email address.');
    return save(deps, person, stored, { $set: { userId: user._id } }, ['account'], session);
  });
}

/**
 * Deletes one imported record, such as a changed one whose import is to be undone.
 *
 * @throws ProblemError 404
 */
export async function removeImported(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await inTransaction(deps.connection, async (session) => {
    const { _id } = await find(deps, id, session);
    await models.ImportedRecord.deleteOne({ _id }, { session });
    await writeAudit(models, doneBy(person, 'delete', 'imported-record', [_id]), session);
  });
}

async function find(
  { models }: Dependencies,
  id: string,
  session: ClientSession,
): Promise<StoredImportedRecord> {
  const stored = await models.ImportedRecord.findById(id).session(session).lean<StoredImportedRecord>();
  if (!stored) throw notFound('Imported record');
  return stored;
}

async function save(
  { models, clock }: Dependencies,
  person: Person,
  { _id, changedAt }: StoredImportedRecord,
  change: { $set?: object; $unset?: object },
  fields: readonly string[],
  session: ClientSession,
): Promise<StoredImportedRecord> {
  const $set = { ...change.$set, changedAt: changedAt ?? clock.now() };
  const saved = await models.ImportedRecord.findByIdAndUpdate(
    _id,
    { ...change, $set },
    { session, returnDocument: 'after' },
  ).lean<StoredImportedRecord>();
  if (!saved) throw notFound('Imported record');
  await writeAudit(models, { ...doneBy(person, 'change', 'imported-record', [_id]), fields }, session);
  return saved;
}
