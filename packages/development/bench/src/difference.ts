import type { Run } from './benchmarks';

/** By which part a figure may get worse before it is named. */
const tolerance = 0.15;

/**
 * Holds a run against the one that is kept.
 *
 * @returns a sentence for each figure that became dearer, and for each that could not be compared
 */
export function differenceOf(saved: Run | undefined, run: Run): { dearer: string[]; unknown: string[] } {
  const [dearer, unknown]: [string[], string[]] = [[], []];
  for (const { what, figure } of run.rows) {
    if (!figure) continue;
    const before = saved?.rows.find((row) => row.what === what);
    if (!before?.figure) unknown.push(`${what}: not kept yet`);
    else if (before.isNoisy) unknown.push(`${what}: the kept one is noisy`);
    else if (figure.unit === 'ms' && saved?.machine !== run.machine)
      unknown.push(`${what}: kept by another machine`);
    else {
      const [now, then] = [figure.value, before.figure.value];
      const cost = figure.better === 'less' ? now / then : then / now;
      if (cost > 1 + tolerance)
        dearer.push(
          `${what}: ${now.toFixed(2)} instead of ${then.toFixed(2)}, ${Math.round((cost - 1) * 100)} % dearer`,
        );
    }
  }
  return { dearer, unknown };
}
