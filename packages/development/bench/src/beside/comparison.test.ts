import { compare, cpuRow, cpuSentence, rowsOf, throughputRow } from './comparison';
import type { Round } from './rounds';

const turn = (perSecond: number, cpu = 0, databaseCpu = 0) => ({ perSecond, cpu, databaseCpu });
const round = (product: number, bare: number, control: number): Round => ({
  product: turn(product),
  bare: turn(bare),
  control: turn(control),
});

it('compares within each round, and says the middle with the least and the most', () => {
  const rounds = [round(30, 100, 100), round(10, 20, 21), round(40, 200, 196)];

  const { ratio, control } = compare(rounds);

  expect(ratio).toEqual({ median: 0.3, least: 0.2, most: 0.5 });
  expect(control).toEqual({ median: 1, least: 0.98, most: 1.05 });
});

it.each([
  [94, true],
  [95, false],
  [105, false],
  [106, true],
])('with a control of %d of 100 the run is noisy: %s', (control, isNoisy) => {
  expect(compare([round(50, 100, control)]).isNoisy).toBe(isNoisy);
});

it('calls the ratio noisy and fails the control', () => {
  const [ratio, control] = rowsOf('create', [round(50, 100, 80)], 0.4);

  expect([ratio?.met, control?.met]).toEqual([true, false]);
  expect([ratio?.isNoisy, control?.isNoisy]).toEqual([true, true]);
  expect(ratio?.actual).toBe('0.50 (0.50 to 0.50); 50 and 100 a second');
});

it.each([
  [0.5, true],
  [0.51, false],
  [undefined, undefined],
])('half the throughput meets a target of %s: %s', (target, met) => {
  expect(rowsOf('create', [round(50, 100, 100)], target)[0]?.met).toBe(met);
});

it('compares two sides whose control stands in another row, by throughput and by CPU', () => {
  const rounds = [
    { product: turn(50, 2, 1), bare: turn(100, 0.5, 0.25) },
    { product: turn(30, 2, 2), bare: turn(100, 0.5, 0.5) },
  ];

  const written = { beside: 'the least', isNoisy: true };

  expect(throughputRow('create', rounds.slice(0, 1), written)).toEqual({
    what: 'create, throughput beside the least',
    target: 'shown',
    actual: '0.50 (0.50 to 0.50); 50 and 100 a second',
    isNoisy: true,
  });
  expect(cpuRow('create', rounds)).toMatchObject({
    what: 'create, CPU with the database’s beside the bare server',
    actual: '0.25 (0.25 to 0.25); 4.00 and 1.00 ms',
  });
});

it('says a few answers a second with a digit behind the point', () => {
  const [row] = rowsOf('pictures', [round(2.44, 2.71, 2.71)]);

  expect(row?.actual).toBe('0.90 (0.90 to 0.90); 2.4 and 2.7 a second');
});

it('says the CPU of the database where it has a part', () => {
  const rounds = [{ product: turn(1, 5, 2), bare: turn(1, 1, 0.5), control: turn(1) }];

  expect(cpuSentence('create', rounds)).toBe(
    'CPU for each create: 5.00 ms in the API (bare server: 1.00 ms), in the database 2.00 ms (0.50 ms).',
  );
  expect(cpuSentence('login', [round(1, 1, 1)])).not.toContain('database');
});
