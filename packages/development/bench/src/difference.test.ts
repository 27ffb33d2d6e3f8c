import type { Run } from './benchmarks';
import { differenceOf } from './difference';
import type { Row } from './row';

type Figure = NonNullable<Row['figure']>;
const runOf = (figure: Partial<Figure> & { value: number }, rest: Partial<Run & Row> = {}): Run => ({
  ...{ title: 'create', heldBy: ['P1'], date: '2026-01-01', commit: 'a', machine: 'one', notes: '' },
  ...(rest.machine ? { machine: rest.machine } : {}),
  rows: [
    {
      ...{ what: 'create', target: 'at least 1x', actual: '1', isNoisy: rest.isNoisy },
      figure: { unit: 'ratio', better: 'less', ...figure },
    },
  ],
});

it.each([
  [115, 'less', 0],
  [116, 'less', 1],
  [87, 'more', 0],
  [86, 'more', 1],
] as const)('%d instead of 100, where %s is better: %d more expensive', (value, better, count) => {
  const { dearer, unknown } = differenceOf(runOf({ value: 100, better }), runOf({ value, better }));

  expect([dearer.length, unknown]).toEqual([count, []]);
});

it('names what became more expensive, and by how much', () => {
  expect(differenceOf(runOf({ value: 2 }), runOf({ value: 3 })).dearer).toEqual([
    'create: 3.00 instead of 2.00, 50% more expensive',
  ]);
});

it('compares time only on the same machine, and nothing with a noisy or missing run', () => {
  const time = { value: 1, unit: 'ms' } as const;

  expect(differenceOf(runOf(time), runOf({ ...time, value: 9 }, { machine: 'other' }))).toEqual({
    dearer: [],
    unknown: ['create: stored by another machine'],
  });
  expect(differenceOf(runOf({ value: 1 }, { isNoisy: true }), runOf({ value: 9 })).unknown).toEqual([
    'create: the stored run is noisy',
  ]);
  expect(differenceOf(undefined, runOf({ value: 9 })).unknown).toEqual(['create: not stored yet']);
});
