import { invariants } from './checks/check';
import type { HistoryResult } from './run-history';
import { sights, type Sightings } from './sightings';

/** The table of seeds and invariants, and how often everything was seen. */
export function reportOf(results: readonly HistoryResult[], { counts }: Sightings): string {
  const head = ['seed', 'processes', 'ok', 'failed', 'unknown', 'faults', ...invariants, 'controls', 'rest'];
  const rows = results.map((result) => {
    const { plan, operations, violations, controls, restedAfter } = result;
    const caught = controls.filter((one) => one.result === 'caught').length;
    const tried = controls.filter((one) => one.result !== 'nothing').length;
    return [
      plan.seed,
      plan.processes,
      operations.ok,
      operations.failed,
      operations.unknown,
      plan.faults.length,
      ...invariants.map((invariant) => violations[invariant].length || 'holds'),
      `${caught}/${tried}`,
      `${(restedAfter / 1_000).toFixed(1)} s`,
    ].map(String);
  });
  const counted = sights.map((sight) => [String(counts[sight]), sight]);
  return [table([head, ...rows]), '', table(counted)].join('\n');
}

/** Everything that went wrong, one sentence each. */
export const failuresOf = (results: readonly HistoryResult[]): string[] =>
  results.flatMap(({ plan: { seed }, violations, controls, unexpected }) => [
    ...invariants.flatMap((invariant) =>
      violations[invariant].map((sentence) => `Seed ${seed} violates ${invariant}: ${sentence}`),
    ),
    ...unexpected.map((sentence) => `Seed ${seed}: ${sentence}`),
    ...controls
      .filter(({ result }) => result === 'missed')
      .map(({ invariant, name }) => `Seed ${seed}: the check of ${invariant} misses its control, ${name}.`),
  ]);

/** Everything that the run has shown nothing about, one sentence each. */
export function gapsOf(results: readonly HistoryResult[], { counts }: Sightings): string[] {
  const names = results[0]?.controls ?? [];
  const untried = names.filter(({ invariant, name }) =>
    results.every(({ controls }) =>
      controls.some((one) => one.invariant === invariant && one.name === name && one.result === 'nothing'),
    ),
  );
  return [
    ...untried.map(({ invariant, name }) => `No seed could try a control of ${invariant}, ${name}.`),
    ...sights.filter((sight) => counts[sight] === 0).map((sight) => `This never happened: ${sight}.`),
  ];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
