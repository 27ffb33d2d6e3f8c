import { cpuRow, ratioRow, throughputRow } from './ratio';

const turn = (perSecond: number, cpu = 1, databaseCpu = 0, redisCpu = 0) => ({
  ...{ perSecond, cpu, databaseCpu, redisCpu },
});
const round = (product: number, bare: number, control: number) => ({ product, bare, control });

it('compares within each round, and shows the median with minimum and maximum', () => {
  const rounds = [round(30, 100, 100), round(10, 20, 21), round(40, 200, 196)];

  expect(ratioRow('create', rounds, { limit: { atLeast: 0.3 } })).toEqual({
    what: 'create, relative to the bare server',
    target: 'at least 0.3x',
    actual: '0.30 (0.20 to 0.50), control 1.00',
    met: true,
    figure: { value: 0.3, unit: 'ratio', better: 'more' },
  });
});

it('does not mention a control that is in another row', () => {
  expect(ratioRow('create', [{ product: 50, bare: 100 }]).actual).toBe('0.50');
});

it.each([
  [95, true],
  [96, undefined],
  [105, undefined],
  [106, true],
])('with a control of %d of 100 the row is noisy: %s', (control, isNoisy) => {
  expect(ratioRow('create', [round(50, 100, control)]).isNoisy).toBe(isNoisy);
});

it.each([
  [{ atLeast: 0.5 }, true],
  [{ atLeast: 0.51 }, false],
  [{ atMost: 0.5 }, true],
  [{ atMost: 0.49 }, false],
  [undefined, undefined],
])('the ratio 0.5 meets %j: %s', (limit, met) => {
  expect(ratioRow('create', [round(50, 100, 100)], { limit }).met).toBe(met);
});

it('shows responses and CPU of both sides, small numbers with a decimal', () => {
  const rounds = [{ product: turn(50, 2, 1), bare: turn(100, 0.5, 0.25), control: turn(100, 0.5, 0.25) }];
  const pictures = [{ product: turn(2.44), bare: turn(2.71), control: turn(2.71) }];

  expect(throughputRow('create', rounds, { beside: 'the least' }).actual).toBe(
    '0.50, control 1.00; 50 and 100 a second, 2.00 and 0.50 ms of CPU, 1.00 and 0.25 ms in the database',
  );
  expect(cpuRow('create', rounds).actual).toMatch(/^0\.25, control 1\.00; /);
  expect(throughputRow('pictures', pictures).actual).toBe(
    '0.90, control 1.00; 2.4 and 2.7 a second, 1.00 and 1.00 ms of CPU',
  );
});

it('counts the CPU of Redis where it is measured', () => {
  const rounds = [{ product: turn(50, 2, 1, 1), bare: turn(100, 1), control: turn(100, 1) }];

  expect(cpuRow('login', rounds).actual).toBe(
    '0.25, control 1.00; 50 and 100 a second, 2.00 and 1.00 ms of CPU, 1.00 and 0.00 ms in the database, 1.00 and 0.00 ms in Redis',
  );
});
