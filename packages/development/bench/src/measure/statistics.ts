/**
 * The value that the given part of the figures doesn't exceed.
 * @param part - 0 to 1, such as 0.99
 */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** The median of the figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
