/** Matches text that a spreadsheet would run as a formula on the reader's machine. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Matches where a formula would begin inside a text. In many languages, a spreadsheet also separates cells by semicolons,
 * and honors quotation marks only at the start of such a cell. No two matches look at the same blanks, so a long row of
 * them takes no longer.
 */
const laterFormula = /([;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** A cell as in RFC 4180. An apostrophe goes before everything that starts like a formula. */
export function csvCell(text: string): string {
  const safe = (formula.test(text) ? `'${text}` : text).replace(laterFormula, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guardedFormula = /^'(?=\s*[=+\-@＝＋－＠])/;
const laterGuardedFormula = /([;\t\r\n])'(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** The text that `csvCell` wrote, without its apostrophes before formulas. @param cell the text of a cell that was read */
export const textOfCsvCell = (cell: string): string =>
  cell.replace(guardedFormula, '').replace(laterGuardedFormula, '$1');

/** One line of a file. @param cells their text */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The byte order mark, from which spreadsheets know that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
