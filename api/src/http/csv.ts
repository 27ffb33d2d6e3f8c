import { Streamed } from './streamed';

/** What a spreadsheet takes for a formula, which would run on the reader's machine. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell as RFC 4180 writes it; a text that begins as a formula does gets an apostrophe before it. */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a file. @param cells as they are read */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A file that is sent while it is written.
 *
 * @param fileName what the browser saves it as
 * @param lines of `csvLine`, several at once
 */
export function csvFile(
  fileName: string,
  lines: AsyncIterable<string>,
  setHeader: (name: string, value: string) => void,
): Streamed {
  setHeader('Content-Type', 'text/csv; charset=utf-8');
  setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  return new Streamed(withMark(lines));
}

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let mark = byteOrderMark;
  for await (const some of lines) {
    yield mark + some;
    mark = '';
  }
}
