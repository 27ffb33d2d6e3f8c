import { campDay, campNoon } from './camp-zone';

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
