import { editable } from './editable';

/** A time zone, from a camp year on. */
export interface ZoneFrom {
  /** Four digits. */
  firstYear: string;
  /** Name in the time zone database. */
  zone: string;
}

/** A camp that moves keeps the zone of its earlier years, since families were told their due dates in it. */
export const timeZoneContent = editable('time-zones', {
  zones: [{ firstYear: '1950', zone: 'America/Denver' }] as readonly ZoneFrom[],
});

/** The time zones of the United States, as people call them. */
export const timeZoneNames: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Mountain time without daylight saving (Arizona)',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
  'America/Puerto_Rico': 'Atlantic time (Puerto Rico)',
  'Pacific/Guam': 'Chamorro time (Guam)',
};

/**
 * The zone of a year's dates and money.
 *
 * @param year of the camp, or of a payment
 * @param zones in any order; the first one also counts for earlier years
 */
export function zoneOfYear(year: number, zones: readonly ZoneFrom[] = timeZoneContent.zones): string {
  const ordered = [...zones].sort((one, other) => Number(one.firstYear) - Number(other.firstYear));
  const found = ordered.findLast(({ firstYear }) => Number(firstYear) <= year) ?? ordered[0];
  return found?.zone ?? 'UTC';
}

/** The zone that counts from the last change on, for headings of lists over several years. */
export const latestTimeZone = (): string => zoneOfYear(Infinity);
