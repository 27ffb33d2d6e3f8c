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
export const byteOrderMark = '\uFEFF';
