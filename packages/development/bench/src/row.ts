/** One line of a table of figures: what was measured, what it should be, what it is. */
export interface Row {
  what: string;
  target: string;
  /** What a reader looks for stands before the first semicolon: that is told of earlier runs. */
  actual: string;
  /** Absent where the figure is only shown. */
  met?: boolean;
  /** Its control says that the machine did too much else: the figure says little. */
  isNoisy?: boolean;
}

/** Bytes as kilobytes of a thousand, as browsers show them. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]): string =>
  markdownTable(
    ['what', 'target', 'actual', 'met'],
    rows.map(({ what, target, actual, met, isNoisy }) => [
      what,
      target,
      isNoisy ? `${actual}; noisy` : actual,
      metInWords(met),
    ]),
  );

/** Lines of cells as Markdown. */
export function markdownTable(heading: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [heading, heading.map(() => '---'), ...lines].map(line).join('\n');
}

function metInWords(met: boolean | undefined): string {
  if (met === undefined) return '–';
  return met ? 'yes' : '**no**';
}
