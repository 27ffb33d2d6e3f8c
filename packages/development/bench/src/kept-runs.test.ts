import type { Figure } from './figures';
import { lastQuietOf, lastRuns, quietFigures, runsIn, withRun, type Run } from './kept-runs';

const run = (commit: string, isNoisy = false): Run => ({
  date: '2026-11-23',
  commit,
  machine: 'one',
  rows: [
    { what: 'create', target: 'at least 0.35', actual: '0.36', met: true },
    { what: 'create, control', target: '0.95 to 1.05', actual: '1.00', met: !isNoisy, isNoisy },
  ],
  figures: [],
});

const keptAfter = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((kept, next) => withRun(kept, next), []);
const commitsOf = (runs: readonly Run[]) => runs.map(({ commit }) => commit);

it('keeps the last three runs', () => {
  const kept = keptAfter([run('a'), run('b'), run('c'), run('d')]);

  expect(commitsOf(kept)).toEqual(['b', 'c', 'd']);
});

it('knows the last run of a quiet machine', () => {
  expect(lastQuietOf([run('a'), run('b'), run('c', true)])?.commit).toBe('b');
  expect(lastQuietOf([run('a', true)])).toBeUndefined();
});

it('keeps the last run of a quiet machine however many noisy ones came after it', () => {
  const kept = keptAfter([run('a'), run('b', true), run('c', true), run('d', true), run('e', true)]);

  expect(commitsOf(kept)).toEqual(['a', 'c', 'd', 'e']);
  expect(commitsOf(lastRuns(kept))).toEqual(['c', 'd', 'e']);
});

it('keeps the run that has a figure which was noisy in all that came after it', () => {
  const figure = (what: string): Figure => ({
    ...{ what, value: 1, unit: 'ratio', better: 'less' },
    isQuiet: true,
  });
  const kept = keptAfter([
    { ...run('a', true), figures: [figure('list'), figure('count')] },
    ...['b', 'c', 'd', 'e'].map((commit) => ({ ...run(commit, true), figures: [figure('list')] })),
  ]);

  expect(commitsOf(kept)).toEqual(['a', 'c', 'd', 'e']);
});

it('leaves out what was kept without its rows', () => {
  const text = JSON.stringify({ P1: { machine: 'one', figures: [] }, P2: [run('a')] });

  expect(runsIn(text)).toEqual({ P2: [run('a')] });
});

it('holds later runs against each figure as it was last measured while the machine was quiet', () => {
  const figure = (what: string, value: number, isQuiet?: true): Figure => ({
    ...{ what, value, unit: 'ratio', better: 'less' },
    ...(isQuiet && { isQuiet }),
  });
  const kept = [
    { ...run('a'), figures: [figure('list', 1), figure('count', 1)] },
    // What was noisy by its own control is not among the figures.
    { ...run('b', true), figures: [figure('list', 2, true)] },
    { ...run('c', true), figures: [figure('list', 9), figure('count', 9)] },
  ];

  const held = quietFigures(kept).map(({ what, value, run: of }) => [what, value, of.commit]);

  expect(held).toEqual([
    ['list', 2, 'b'],
    ['count', 1, 'a'],
  ]);
});
