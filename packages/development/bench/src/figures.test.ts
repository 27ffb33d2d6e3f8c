import { dearerOf, differenceInWords, unknownOf, type Figure, type KeptFigure } from './figures';

const ofMachine = (figures: readonly Figure[], isSame: boolean): KeptFigure[] =>
  figures.map((figure) => ({ ...figure, machine: isSame ? 'this one' : 'another' }));

const ratio = (value: number): Figure => ({ what: 'create', value, unit: 'ratio', better: 'more' });
const cpu = (value: number): Figure => ({ what: 'create, API', value, unit: 'ms of CPU', better: 'less' });

const lag = (value: number): Figure => ({ what: 'event loop late', value, unit: 'ms', better: 'less' });
const commands = (value: number): Figure => ({ what: 'commands', value, unit: 'a second', better: 'less' });

it.each([
  ['a ratio that fell by a tenth', ratio(0.4), ratio(0.36), true, []],
  [
    'a ratio that fell by a fifth',
    ratio(0.4),
    ratio(0.32),
    true,
    ['create: 0.32 instead of 0.40 (ratio), 25 % dearer'],
  ],
  [
    'a ratio of another machine',
    ratio(0.4),
    ratio(0.2),
    false,
    ['create: 0.20 instead of 0.40 (ratio), 100 % dearer'],
  ],
  ['a ratio that rose', ratio(0.4), ratio(0.8), true, []],
  ['CPU that rose', cpu(4), cpu(5), true, ['create, API: 5.00 instead of 4.00 (ms of CPU), 25 % dearer']],
  ['CPU that rose a little', cpu(4), cpu(4.5), true, []],
  ['CPU of another machine', cpu(4), cpu(9), false, []],
  ['a time of another machine', lag(4), lag(9), false, []],
  ['a time that rose', lag(4), lag(9), true, ['event loop late: 9.00 instead of 4.00 (ms), 125 % dearer']],
  [
    'a count of another machine',
    commands(0.5),
    commands(1),
    false,
    ['commands: 1.00 instead of 0.50 (a second), 100 % dearer'],
  ],
  ['a figure that is new', ratio(1), cpu(9), true, []],
])('%s', (_what, kept, measured, isSameMachine, expected) => {
  expect(dearerOf(ofMachine([kept], isSameMachine), [measured], 'this one')).toEqual(expected);
});

it.each([
  ['nothing kept', [], [ratio(1)], true, ['create: not kept yet']],
  ['CPU of another machine', [cpu(4)], [cpu(4)], false, ['create, API: kept by another machine']],
  ['a figure that is gone', [ratio(1), cpu(4)], [ratio(1)], true, ['create, API: not measured this time']],
  ['the same figures', [ratio(1), cpu(4)], [ratio(1), cpu(4)], true, []],
])('names what it cannot compare: %s', (_what, kept, measured, isSameMachine, expected) => {
  expect(unknownOf(ofMachine(kept, isSameMachine), measured, 'this one')).toEqual(expected);
});

it('never says that nothing became dearer where nothing was compared', () => {
  expect(differenceInWords({ dearer: [], unknown: ['create: not kept yet'] }, 1)).toContain(
    'create: not kept yet',
  );
  expect(differenceInWords({ dearer: [], unknown: [] }, 0)).toBe('This subject has no figures to compare.');
  const against = '2026-11-23 (e74d2f5)';
  expect(differenceInWords({ against, dearer: [], unknown: [] }, 1)).toBe(
    'Held against 2026-11-23 (e74d2f5).\nNothing that was compared became dearer.',
  );
});
