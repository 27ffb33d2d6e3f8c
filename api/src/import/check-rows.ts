import { setImmediate as nextTurn } from 'node:timers/promises';
import { importFieldsOf } from '@camp/contracts/import/fields';
import type { ImportKind } from '@camp/contracts/import/kinds';
import { firstImportedYear, importLimits } from '@camp/contracts/import/limits';
import type { ImportForm, RowError } from '@camp/contracts/import/operations';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { ImportedValues, StoredImportedRecord } from '@camp/database/import/imported-record-model';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { matchColumns, type MatchedColumn } from './match-columns';
import { cellReader, type CellReader } from './read-cell';
import type { Table, TableRow } from './read-table';

/** What a row is stored as. */
export type RowValues = Pick<StoredImportedRecord, 'kind' | 'row' | 'year' | 'title' | 'values' | 'medical'>;

/** All rows of a file, checked. */
export interface CheckedRows {
  records: RowValues[];
  errors: RowError[];
  errorCount: number;
}

/** Rows that are checked without a pause for other requests. */
const rowsAtOnce = 50;

/**
 * Checks every cell of a file. Rows with an error aren't in the result.
 *
 * @throws ProblemError 400 if the columns aren't matched
 */
export async function checkRows(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  table: Table,
  form: ImportForm,
): Promise<CheckedRows> {
  const columns = matchColumns(table, form, person);
  const readers = new Map(columns.map(({ field }) => [field.name, cellReader(field)]));
  const tools = { form, columns, readers, before: await currentYear(deps) };
  const result: CheckedRows = { records: [], errors: [], errorCount: 0 };
  for (const [index, row] of table.rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    const { values, errors } = readRow(row, table, tools);
    if (errors.length === 0) result.records.push(recordOf(form.kind, row.row, values));
    result.errors.push(...errors.slice(0, importLimits.errors - result.errors.length));
    result.errorCount += errors.length;
  }
  return result;
}

/** Imported years are before this one. */
export async function currentYear({
  models,
  clock,
}: Pick<Dependencies, 'models' | 'clock'>): Promise<number> {
  const now = clock.now();
  return (await currentCamp(models, now))?.year ?? now.getUTCFullYear();
}

interface RowTools {
  form: ImportForm;
  columns: readonly MatchedColumn[];
  readers: ReadonlyMap<string, CellReader>;
  before: number;
}

function readRow({ row, cells }: TableRow, { columns: headings }: Table, tools: RowTools) {
  const { form, columns, readers, before } = tools;
  const values: Record<string, unknown> = {};
  const errors: RowError[] = [];
  const wrong = (column: string, message: string) => void errors.push({ row, column, message });
  if (cells.slice(headings.length).some((cell) => cell !== ''))
    wrong('', `This row has ${cells.length} cells, and the heading has ${headings.length}.`);
  for (const { index, name, field } of columns) {
    const text = cells[index] ?? '';
    if (text === '') {
      if (field.isRequired) wrong(name, field.field.missing);
      continue;
    }
    const read = readers.get(field.name)?.(text);
    if (read && 'wrong' in read) wrong(name, read.wrong);
    else if (read) values[field.name] = read.value;
  }
  const yearColumn = columns.find(({ field }) => field.name === 'year');
  if (!yearColumn) values.year = Number(form.year);
  const error = 'year' in values ? whyNotYear(values.year as number, before) : undefined;
  if (error !== undefined) wrong(yearColumn?.name ?? 'Year', error);
  const wrongDay = whyNotDonatedOn(values.donatedOn, before);
  if (wrongDay !== undefined)
    wrong(columns.find(({ field }) => field.name === 'donatedOn')?.name ?? '', wrongDay);
  return { values, errors };
}

const yearTooLate = (before: number) => `Only years before the current camp year ${before} can be imported.`;

/** Why a year can't be imported. @param before - the current camp year */
export function whyNotYear(year: number, before: number): string | undefined {
  if (!Number.isInteger(year) || year < firstImportedYear)
    return `Enter a year from ${firstImportedYear} on.`;
  return year < before ? undefined : yearTooLate(before);
}

/** Why a donation's day can't be imported. @param before - the current camp year */
export const whyNotDonatedOn = (day: unknown, before: number): string | undefined =>
  day instanceof Date && day.getUTCFullYear() >= before ? yearTooLate(before) : undefined;

/** A row as it is stored, with its medical answers apart. */
export function recordOf(kind: ImportKind, row: number, given: ImportedValues): RowValues {
  const { year, ...answers } = given as { year: number } & Record<string, unknown>;
  const isMedical = new Set(
    importFieldsOf(kind).flatMap(({ name, field }) => (field.visibility === 'medical' ? [name] : [])),
  );
  const part = (medical: boolean) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => isMedical.has(name) === medical));
  const [values, medical] = [part(false), part(true)];
  return {
    ...{ kind, row, year, title: titleOf(kind, values), values },
    ...(Object.keys(medical).length > 0 && { medical }),
  };
}

function titleOf(kind: ImportKind, values: ImportedValues): string {
  const { nameLast = '', nameFirst = '', donor, donorEmail } = values as Record<string, string | undefined>;
  if (kind === 'donation') return donor ?? donorEmail ?? 'No name';
  return `${nameLast}, ${nameFirst}`;
}
