/** One line of a table of figures: what was measured, what it should be, what it is. */
export interface Row {
  what: string;
  target: string;
  actual: string;
  met: boolean;
}

/** Bytes as kilobytes of a thousand, as browsers show them. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['what', 'target', 'actual', 'met']),
    line(['---', '---', '---', '---']),
    ...rows.map(({ what, target, actual, met }) => line([what, target, actual, met ? 'yes' : '**no**'])),
  ].join('\n');
}
