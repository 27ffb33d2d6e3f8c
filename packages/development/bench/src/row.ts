/** One line of a table of figures: what was measured, what it should be, what it is. */
export interface Row {
  what: string;
  target: string;
  actual: string;
  /** Absent where the figure is only shown. */
  met?: boolean;
  /** Its control says that the machine did too much else: the figure says little. */
  isNoisy?: boolean;
  /** What later runs are held against. Milliseconds can only be compared on one machine, ratios on any. */
  figure?: { value: number; unit: 'ratio' | 'ms'; better: 'more' | 'less' };
}

/** What a figure has to be. */
export type Limit = { atLeast: number } | { atMost: number };

/** How a figure is written. */
interface Written {
  /** Beside the figure, in words. */
  actual: string;
  unit?: 'ratio' | 'ms';
  isNoisy?: boolean;
}

/** The row of a figure that is held to a limit, or only shown. */
export function judged(
  what: string,
  value: number,
  limit: Limit | undefined,
  { actual, unit = 'ratio', isNoisy = false }: Written,
): Row {
  const asMuch = unit === 'ms' ? ' ms' : 'x';
  const figure = { value, unit };
  const row = { what, actual, ...(isNoisy && { isNoisy }) };
  if (!limit) return { ...row, target: 'shown' };
  if ('atLeast' in limit)
    return {
      ...{ ...row, target: `at least ${limit.atLeast}${asMuch}` },
      met: value >= limit.atLeast,
      figure: { ...figure, better: 'more' },
    };
  return {
    ...{ ...row, target: `at most ${limit.atMost}${asMuch}` },
    met: value <= limit.atMost,
    figure: { ...figure, better: 'less' },
  };
}

/** Bytes as kilobytes of a thousand, as browsers show them. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
