import { createHmac } from 'node:crypto';
import type { CheckedTable, ImportForm, ReadTable } from '@camp/contracts/import/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredImport } from '@camp/database/import/import-model';
import { insertChecked, stamped } from '@camp/database/insert-checked';
import { inTransaction } from '@camp/database/transaction';
import { derivedKey } from '@camp/runtime/derived-key';
import { Types } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../operations/call';
import { ProblemError } from '../refusals/problem';
import { checkRows, type RowValues } from './check-rows';
import { fieldsFor } from './policies';
import { proposeFields } from './propose-fields';
import { readTable } from './read-table';

/** What a column's first values are, so that a person recognizes it. */
const mostExamples = 3;
const longestExample = 60;

/**
 * Reads a file and proposes a field for each column. Nothing is stored.
 *
 * @throws ProblemError 400 for an unreadable file
 */
export async function readFile(
  person: Person,
  { kind }: Pick<ImportForm, 'kind'>,
  file: UploadedFile | undefined,
): Promise<ReadTable> {
  const { columns, rows } = await readTable(file);
  const fields = fieldsFor(person, kind);
  return {
    columns: columns.map((name, index) => ({
      name,
      examples: rows
        .map(({ cells }) => (cells[index] ?? '').slice(0, longestExample))
        .filter((text) => text !== '')
        .slice(0, mostExamples),
    })),
    rows: rows.length,
    fields: fields.map(({ name, label, isRequired }) => ({ name, label, isRequired })),
    proposal: proposeFields(columns, fields),
  };
}

/**
 * Checks every row. Nothing is stored.
 *
 * @throws ProblemError 400 for an unreadable file or columns that aren't matched
 */
export async function checkFile(
  deps: Dependencies,
  person: Person,
  form: ImportForm,
  file: UploadedFile | undefined,
): Promise<CheckedTable> {
  const table = await readTable(file);
  const { errors, errorCount } = await checkRows(deps, person, table, form);
  return { rows: table.rows.length, errors, errorCount };
}

/**
 * Stores all rows and the import that they belong to, or nothing. It makes no seat, event or email.
 *
 * @throws ProblemError 400 if a row is wrong, 409 if the same table was imported before
 */
export async function storeImport(
  deps: Dependencies,
  person: Person,
  form: ImportForm,
  file: UploadedFile | undefined,
): Promise<StoredImport> {
  const table = await readTable(file);
  const { records, errorCount } = await checkRows(deps, person, table, form);
  if (errorCount > 0)
    throw new ProblemError(
      'invalid',
      'Some rows are wrong. Check the file, correct it, and import it again.',
    );
  const { models } = deps;
  const { kind, name = '' } = form;
  const tableKey = keyOf(records, deps.settings.jwtSecret);
  return inTransaction(deps.connection, async (session) => {
    const _id = new Types.ObjectId();
    const userId = new Types.ObjectId(person.userId);
    const values = { _id, kind, name, tableKey, rows: records.length, userId };
    const stored = await insertChecked<StoredImport>(models.Import, values, session);
    const rows = records.map((record) =>
      stamped(models.ImportedRecord, { ...record, _id: new Types.ObjectId(), importId: _id } as never),
    );
    await models.ImportedRecord.collection.insertMany(rows, { session });
    await writeAudit(models, doneBy(person, 'create', 'import', [_id]), session);
    return stored;
  }).catch(onDuplicateKey(importedBefore, 'tableKey'));
}

/**
 * The same values make the same key, however the file is saved. Without the secret, nobody can test guesses of medical
 * answers against it.
 */
const keyOf = (records: readonly RowValues[], secret: string) =>
  createHmac('sha256', derivedKey(secret, 'imported tables'))
    .update(JSON.stringify(records.map(({ row: _, ...record }) => record)))
    .digest('base64url');

const importedBefore = () =>
  new ProblemError('duplicate', 'The same rows were imported before. Undo that import first.');
