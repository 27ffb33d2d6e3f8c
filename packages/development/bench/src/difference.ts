import type { Run } from './benchmarks';

/** The part by which a figure may get worse before it is reported. */
const tolerance = 0.15;

/**
 * Compares a run with the stored one.
 * @returns a sentence for each figure that became more expensive, and for each that couldn't be compared
 */
export function differenceOf(saved: Run | undefined, run: Run): { dearer: string[]; unknown: string[] } {
  const [dearer, unknown]: [string[], string[]] = [[], []];
  for (const { what, figure } of run.rows) {
    if (!figure) continue;
    const before = saved?.rows.find((row) => row.what === what);
    if (!before?.figure) unknown.push(`${what}: not stored yet`);
    else if (before.isNoisy) unknown.push(`${what}: the stored run is noisy`);
    else if (figure.unit === 'ms' && saved?.machine !== run.machine)
      unknown.push(`${what}: stored by another machine`);
    else {
      const [now, then] = [figure.value, before.figure.value];
      const cost = figure.better === 'less' ? now / then : then / now;
      if (cost > 1 + tolerance)
        dearer.push(
          `${what}: ${now.toFixed(2)} instead of ${then.toFixed(2)}, ${Math.round((cost - 1) * 100)}% more expensive`,
        );
    }
  }
  return { dearer, unknown };
}
