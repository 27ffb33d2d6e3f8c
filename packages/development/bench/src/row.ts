/** A row of a table: what was measured, the target and the figure. */
export interface Row {
  what: string;
  target: string;
  actual: string;
  /** The target. Absent if the figure has none. */
  met?: boolean;
  /** Whether the control shows that the machine was busy, so that the figure is unreliable. */
  isNoisy?: boolean;
  /** The value for later comparisons. Milliseconds are comparable only on one machine, ratios on any. */
  figure?: { value: number; unit: 'ratio' | 'ms'; better: 'more' | 'less' };
}

/** A figure's target. */
export type Limit = { atLeast: number } | { atMost: number };

/** How the figure is written. */
interface Written {
  /** Words beside the figure. */
  actual: string;
  unit?: 'ratio' | 'ms';
  isNoisy?: boolean;
}

/** The row of a figure with or without a target. */
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

/** Kilobytes of a thousand bytes, as in browsers. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
