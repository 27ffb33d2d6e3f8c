import { importLimits } from '@camp/contracts/import/limits';
import { textOfCsvCell } from '@camp/contracts/lists/csv-line';
import { CsvError, parse } from 'csv-parse';
import type { UploadedFile } from '../operations/call';
import { invalidField, ProblemError } from '../refusals/problem';

/** A file as rows of cells. */
export interface Table {
  /** Names of the columns. */
  columns: string[];
  rows: TableRow[];
}

/** A row that isn't empty. */
export interface TableRow {
  /** Its number in a spreadsheet. Row 1 is the heading. */
  row: number;
  cells: string[];
}

const field = 'file';

/**
 * Reads a CSV file, with commas, semicolons or tabs between its cells.
 *
 * @throws ProblemError 400 with a sentence if it is no such file or exceeds a limit
 */
export async function readTable(file: UploadedFile | undefined): Promise<Table> {
  if (!file || file.bytes.length === 0) throw invalidField(field, 'Choose a CSV file.');
  if (file.bytes.length > importLimits.bytes)
    throw invalidField(field, 'The file is larger than 2 MB. Split it into several files.');
  const text = textOf(file.bytes);
  const rows: TableRow[] = [];
  let row = 0;
  try {
    // Empty lines count, so that a row has the number that a spreadsheet shows.
    const options = { delimiter: delimiterOf(text), relax_column_count: true, max_record_size: mostInRow };
    for await (const record of parse(text, options)) {
      row += 1;
      const cells = (record as string[]).map((cell) => textOfCsvCell(cell.trim()).trim());
      if (cells.some((cell) => cell !== '')) rows.push({ row, cells });
      if (rows.length > importLimits.rows + 1)
        throw invalidField(field, `A file has up to ${importLimits.rows} rows. Split it into several files.`);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const message = notRead(error instanceof CsvError ? Number(error.records) + 1 : row + 1);
    throw new ProblemError('invalid', message, { errors: [{ path: field, message }], cause: error });
  }
  const [heading, ...others] = rows;
  if (!heading || others.length === 0)
    throw invalidField(field, 'The file needs a heading and at least one row below it.');
  if (heading.cells.length > importLimits.columns)
    throw invalidField(field, `A file has up to ${importLimits.columns} columns.`);
  return { columns: heading.cells, rows: others };
}

/** Characters of a row, before its cells are checked. */
const mostInRow = 200_000;

const notRead = (row: number) => `We can’t read row ${row}. A quotation mark may be missing or unpaired.`;

function textOf(bytes: Buffer): string {
  const notUtf8 = 'This isn’t a text file in UTF-8. In Excel, save it as “CSV UTF-8”.';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A spreadsheet or a picture has bytes that no text has.
    if (!text.includes('\0')) return text;
  } catch (error) {
    throw new ProblemError('invalid', notUtf8, { errors: [{ path: field, message: notUtf8 }], cause: error });
  }
  throw invalidField(field, notUtf8);
}

/** The one that the heading has most often. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((one) => ({ one, count: heading.split(one).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).one;
}
