import type { Run } from './kept-runs';
import { lastRunsTable } from './last-runs-table';
import type { Row } from './row';

const create = (actual: string, values: Partial<Row>): Row => ({
  what: 'create',
  target: 'at least 0.35',
  actual,
  ...values,
});

const run = (commit: string, rows: Row[], machine = 'one machine'): Run => ({
  date: '2026-11-23',
  commit,
  machine,
  rows,
  figures: [],
});

it('says of each target what became of it in each run', () => {
  const table = lastRunsTable([
    run('a', [create('0.36 (0.3 to 0.4); 36 and 100 a second', { met: true })]),
    run('b', [create('0.20 (0.1 to 0.3); noisy', { met: false, isNoisy: true })]),
    run('c+', [create('0.30 (0.3 to 0.3)', { met: false })]),
  ]);

  expect(table.split('\n')).toEqual([
    '**The last three runs**, the newest on the right:',
    '',
    '| what | 2026-11-23, a | 2026-11-23, b | 2026-11-23, c+ |',
    '| --- | --- | --- | --- |',
    '| create | 0.36 (0.3 to 0.4) met | 0.20 (0.1 to 0.3) noisy | 0.30 (0.3 to 0.3) **missed** |',
    '',
    'Measured on one machine.',
  ]);
});

it('leaves out what is only shown, and says where a run had no such row', () => {
  const shown: Row = { what: 'the least', target: 'shown', actual: '0.30' };

  const table = lastRunsTable([run('a', []), run('b', [create('0.36', { met: true }), shown])]);

  expect(table).toContain('| create | – | 0.36 met |');
  expect(table).not.toContain('the least');
});

it('names each machine once', () => {
  const table = lastRunsTable([run('a', []), run('b', [], 'another'), run('c', [], 'another')]);

  expect(table).toContain('Measured on one machine; then on another.');
});
