import type { ImportedRecord, ImportRecord } from '@camp/contracts/import/operations';
import type { StoredImport } from '@camp/database/import/import-model';
import type { StoredImportedRecord } from '@camp/database/import/imported-record-model';
import { trusted, Types } from 'mongoose';
import { namesOfOwners } from '../audit/names-of-records';
import { recordView } from '../audit/record-view';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { readList, type ListQuery } from '../lists/list';
import { notFound } from '../refusals/problem';
import { fieldsFor, hasMedical, seesMedicalOf } from './policies';
import { textOfValue } from './text-of-value';

/** Imports that the page shows. */
const mostListed = 200;

/** The latest imports, newest first. */
export async function listImports({ models }: Dependencies): Promise<ImportRecord[]> {
  const imports = await models.Import.find()
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostListed)
    .lean<StoredImport[]>();
  const [names, changes] = await Promise.all([
    namesOfOwners(models, imports),
    models.ImportedRecord.aggregate<{ _id: Types.ObjectId; changed: number }>([
      {
        $match: {
          importId: { $in: imports.map(({ _id }) => _id) },
          changedAt: { $exists: true },
        },
      },
      { $group: { _id: '$importId', changed: { $sum: 1 } } },
    ]),
  ]);
  const changedIn = new Map(changes.map(({ _id, changed }) => [_id.toString(), changed]));
  return imports.map((stored) =>
    presentImport(stored, names.get(stored.userId.toString()), changedIn.get(stored._id.toString())),
  );
}

/**
 * An import for the page.
 *
 * @param importedBy - a name. Undefined if the account was deleted
 * @param changed - how many of its records were changed since
 */
export const presentImport = (
  { _id, kind, name, rows, createdAt }: StoredImport,
  importedBy: string | undefined,
  changed = 0,
): ImportRecord => ({
  _id: _id.toString(),
  ...{ kind, name, rows, changed },
  importedBy: importedBy ?? null,
  createdAt: createdAt.toISOString(),
});

/**
 * The rows of an import. The view is audited.
 *
 * @throws ProblemError 404
 */
export async function listImported(
  deps: Dependencies,
  person: Person,
  id: string,
  query: ListQuery,
): Promise<{ items: ImportedRecord[]; total: number }> {
  const importId = new Types.ObjectId(id);
  if (!(await deps.models.Import.exists({ _id: importId }))) throw notFound('Import');
  const { items, total } = await readList<StoredImportedRecord>(deps.models.ImportedRecord, {
    filter: { importId },
    query,
    sortable: ['row'],
    searchable: ['title'],
  });
  return { items: await presentImported(deps, person, items), total };
}

/** Imported records as the person may see them. The view is audited. */
export async function presentImported(
  deps: Dependencies,
  person: Person,
  records: readonly StoredImportedRecord[],
): Promise<ImportedRecord[]> {
  const [first] = records;
  if (!first) return [];
  const part = seesMedicalOf(person, first.kind) && hasMedical(first.kind) ? 'medical' : 'contact';
  const recordIds = records.map(({ _id }) => _id);
  const about = { part, ...(part === 'medical' && { actorRoles: person.roles }), recordIds } as const;
  await recordView(deps, person, { action: 'list', subject: 'imported-record', ...about });
  const userIds = records.flatMap(({ userId }) => userId ?? []);
  const owners = await deps.models.User.find({ _id: trusted({ $in: userIds }) }, { email: 1 }).lean();
  const emails = new Map(owners.map(({ _id, email }) => [_id.toString(), email]));
  return records.map((record) => present(person, record, emails));
}

function present(
  person: Person,
  { _id, kind, row, year, title, values, medical, userId, changedAt }: StoredImportedRecord,
  emails: ReadonlyMap<string, string>,
): ImportedRecord {
  const all: Record<string, unknown> = { year, ...values, ...medical };
  return {
    _id: _id.toString(),
    ...{ row, year, title },
    // Fields that the person may not see aren't in their list.
    answers: fieldsFor(person, kind).flatMap(({ name, label }) =>
      name in all ? [{ name, label, value: textOfValue(all[name]) }] : [],
    ),
    account: (userId && emails.get(userId.toString())) ?? null,
    isChanged: changedAt !== undefined,
  };
}
