import { latestTimeZone, zoneOfYear } from './time-zones';

const zones = [
  { firstYear: '2030', zone: 'America/Chicago' },
  { firstYear: '1950', zone: 'America/Denver' },
];

it.each([
  [1900, 'America/Denver'],
  [2029, 'America/Denver'],
  [2030, 'America/Chicago'],
  [Infinity, 'America/Chicago'],
])('the year %s has the zone %s of a camp that moved in 2030', (year, zone) => {
  expect(zoneOfYear(year, zones)).toBe(zone);
});

it('falls back to UTC without zones', () => {
  expect([zoneOfYear(2030, []), latestTimeZone()]).toEqual(['UTC', 'America/Denver']);
});
