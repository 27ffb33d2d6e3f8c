import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';
import { pageOf, readRuns, type Run } from './benchmarks';
import { benches } from './registry';

const inWorkspace = (path: string) => join(workspaceFolder, path);
const seats = '0018-seats';
const run: Run = {
  ...{
    title: 'claims',
    heldBy: ['P10', seats],
    date: '2026-01-02',
    commit: 'abc',
    machine: 'two cores',
  },
  rows: [
    { what: 'claims', target: 'at least 0.5x', actual: '0.56', met: true },
    { what: 'others', target: '0', actual: '1', met: false, isNoisy: true },
    { what: 'shown', target: 'shown', actual: '2' },
  ],
  notes: 'In turns.',
};

it('makes one table of all runs, with the documents that depend on each row', () => {
  expect(pageOf({ P10: run }).split('\n').slice(4)).toEqual([
    '| benchmark | what | target | actual | met |',
    '| --- | --- | --- | --- | --- |',
    '| P10 | claims | at least 0.5x | 0.56 | yes |',
    '| P10 | others | 0 | 1; noisy | **no** |',
    '| P10 | shown | shown | 2 | – |',
    '',
    '## How it was measured',
    '',
    '- **P10, claims** (needed by P10, [18]; 2026-01-02, abc, two cores). In turns.',
    '',
    `[18]: decisions/${seats}.md`,
    '',
  ]);
});

it('has a page that matches the stored runs, both together within 40 kB', () => {
  const [page, data] = [inWorkspace('docs/benchmarks.md'), inWorkspace('docs/benchmarks.json')];

  expect(readFileSync(page, 'utf8')).toBe(pageOf(readRuns()));
  expect(statSync(page).size + statSync(data).size).toBeLessThanOrEqual(40_000);
});

it('has no benchmark on which nothing depends', () => {
  const targets = readFileSync(inWorkspace('docs/performance.md'), 'utf8');
  const isThere = (held: string) =>
    /^\d/.test(held) ? existsSync(inWorkspace(`docs/decisions/${held}.md`)) : targets.includes(`| ${held} `);

  const held = [...Object.values(benches), ...Object.values(readRuns())].map(({ heldBy }) => heldBy);
  expect(held.every((each) => each.length > 0)).toBe(true);
  expect(held.flat().filter((each) => !isThere(each))).toEqual([]);
});
