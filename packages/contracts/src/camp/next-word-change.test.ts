import { campYearDefaults } from './dates';
import { nextWordChange } from './next-word-change';
import type { CampRecord } from './operations';

const camp = Object.fromEntries(
  Object.entries(campYearDefaults(2026)).map(([name, date]) => [name, date.toISOString()]),
) as unknown as CampRecord;

it('finds every date of the camp, and the end of each due day in the camp’s time zone', () => {
  const found: string[] = [];
  let now: Date | undefined = new Date(0);
  while ((now = nextWordChange(camp, now))) found.push(now.toISOString());

  expect(found.filter((instant) => !/[01]01Z$/.test(instant) && !instant.endsWith('000Z'))).toEqual([
    '2026-06-16T05:59:59.999Z',
    '2026-07-19T05:59:59.999Z',
    '2026-08-02T05:59:59.999Z',
  ]);
  expect(found.filter((instant) => instant.endsWith(':00.000Z'))).toEqual([
    '2026-06-15T00:00:00.000Z',
    '2026-06-16T06:00:00.000Z',
    '2026-07-19T06:00:00.000Z',
    '2026-08-02T06:00:00.000Z',
    '2026-08-28T15:00:00.000Z',
    '2026-08-29T00:00:00.000Z',
    '2026-08-29T12:00:00.000Z',
    '2026-09-03T12:00:00.000Z',
    '2026-09-06T09:30:00.000Z',
  ]);
});

it('finds no date after the camp', () => {
  expect(nextWordChange(camp, new Date('2027-01-01'))).toBeUndefined();
});
