/** Matches text that a spreadsheet would run as a formula on the reader's machine. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell as in RFC 4180. An apostrophe goes before text that starts like a formula. */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a file. @param cells their text */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The byte order mark, from which spreadsheets know that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
