import type { Run } from './kept-runs';
import { markdownTable, type Row } from './row';

/**
 * What became of each target in the last runs, so that a reader sees which are met every time.
 *
 * @param runs - the oldest first
 * @returns Markdown
 */
export function lastRunsTable(runs: readonly Run[]): string {
  const targets = runs.at(-1)?.rows.filter(({ met }) => met !== undefined) ?? [];
  const heading = ['what', ...runs.map(({ date, commit }) => `${date}, ${commit}`)];
  const lines = targets.map(({ what }) => [
    what,
    ...runs.map(({ rows }) => cellOf(rows.find((row) => row.what === what))),
  ]);
  const machines = [...new Set(runs.map(({ machine }) => machine))];
  return [
    '**The last three runs**, the newest on the right:',
    markdownTable(heading, lines),
    `Measured on ${machines.join('; then on ')}.`,
  ].join('\n\n');
}

function cellOf(row: Row | undefined): string {
  if (row?.met === undefined) return '–';
  return `${row.actual.split(';')[0]} ${verdictOf(row)}`;
}

function verdictOf({ met, isNoisy }: Row): string {
  if (isNoisy) return 'noisy';
  return met ? 'met' : '**missed**';
}
