import { campCalendarYear, campDay, campNoon, formatCampDayAndZone } from './camp-zone';

it.each([
  // Daylight saving time ends on November 1, 2026, a day of 25 hours.
  ['2026-11-02T06:30:00Z', 0, '2026-11-01T06:00:00.000Z', '2026-11-02T06:59:59.999Z'],
  ['2026-11-02T07:00:00Z', 1, '2026-11-01T06:00:00.000Z', '2026-11-02T06:59:59.999Z'],
  ['2026-11-02T07:00:00Z', 0, '2026-11-02T07:00:00.000Z', '2026-11-03T06:59:59.999Z'],
  // The evening of New Year's Eve is already the next year in GMT.
  ['2027-01-01T03:00:00Z', 0, '2026-12-31T07:00:00.000Z', '2027-01-01T06:59:59.999Z'],
])('%s, %i days ago: the whole day in the camp’s time zone', (now, ago, first, last) => {
  const day = campDay(new Date(now), ago);
  expect([day.first.toISOString(), day.last.toISOString()]).toEqual([first, last]);
});

it.each([
  ['2027-08-01', '2027-08-01T18:00:00.000Z'],
  ['2027-12-01', '2027-12-01T19:00:00.000Z'],
  ['2028-01-01', '2028-01-01T19:00:00.000Z'],
])('noon of %s is inside that day in the camp’s time zone', (day, noon) => {
  expect(campNoon(day).toISOString()).toBe(noon);
  expect(campNoon(new Date(day)).toISOString()).toBe(noon);
});

it('a calendar year begins and ends in the camp’s time zone', () => {
  const { first, last } = campCalendarYear(2027);
  expect([first.toISOString(), last.toISOString()]).toEqual([
    '2027-01-01T07:00:00.000Z',
    '2028-01-01T06:59:59.999Z',
  ]);
});

it('a legally relevant day names its time zone', () => {
  expect(formatCampDayAndZone('2026-11-20T06:59:59Z')).toBe('November 19, 2026 (America/Denver)');
});
