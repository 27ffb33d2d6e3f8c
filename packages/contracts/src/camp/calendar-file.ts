import { addHours } from 'date-fns';
import { campContent } from '../content/camp';
import { formatGmt } from './dates';
import { campEvents } from './events';
import type { CampRecord } from './operations';

/** Text of an iCalendar property (RFC 5545 section 3.3.11). */
export const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const longestLine = 75;
/** Code points at which UTF-8 needs one more octet. */
const longerFrom = [0x80, 0x800, 0x10000];
const octetsOf = (sign: string) =>
  1 + longerFrom.filter((first) => (sign.codePointAt(0) ?? 0) >= first).length;

/** Lines have at most 75 octets of UTF-8. A continuation line starts with a space (RFC 5545 section 3.1). */
export function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    if (octets + octetsOf(sign) > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += octetsOf(sign);
  }
  return text;
}

/**
 * Floating time. The product's clock times in GMT mean the camp's local time. So the file names no zone, and every
 * calendar shows the hour of the page.
 */
const floating = "yyyyMMdd'T'HHmmss";

/** An event with a start time and no end. */
export const beginsAt = (start: Date): string => `DTSTART:${formatGmt(start, floating)}`;

/** An event with a start and an end time. */
export const between = (start: Date, end: Date): string[] => [
  beginsAt(start),
  `DTEND:${formatGmt(end, floating)}`,
];

/** An event of whole days. Its end is the day after the last one (RFC 5545 section 3.6.1). */
export const wholeDays = (first: string | Date, last: string | Date): string[] => [
  `DTSTART;VALUE=DATE:${formatGmt(first, 'yyyyMMdd')}`,
  `DTEND;VALUE=DATE:${formatGmt(addHours(new Date(last), 24), 'yyyyMMdd')}`,
];

/** One event of a file. */
export interface FileEvent {
  /** Unique among the camp's events and the same in every file, so that calendars recognize the event. */
  name: string;
  summary: string;
  /** The lines with its date and time. */
  times: readonly string[];
  /** Further lines, such as the location. */
  more?: readonly string[];
  /** When it last changed, if not with the whole file. */
  changedAt?: string | Date;
}

/** What a file is about. */
interface FileAbout {
  /** The file's name, for machines. */
  title: string;
  /** The site's host. It ends the events' ids, which must not change with the camp's email. */
  domain: string;
  /** When its content last changed. Calendars use the latest file. */
  changedAt: string | Date;
  /** Lines about the whole calendar. */
  lines?: readonly string[];
}

/** An iCalendar file (RFC 5545). */
export function calendarOf(
  { title, domain, changedAt, lines = [] }: FileAbout,
  events: readonly FileEvent[],
): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${campContent.name}//${title}//EN`,
    'CALSCALE:GREGORIAN',
    ...lines,
    ...events.flatMap(({ name, summary, times, more = [], changedAt: ownChange = changedAt }) => [
      'BEGIN:VEVENT',
      `UID:${name}@${domain}`,
      `DTSTAMP:${formatGmt(ownChange, `${floating}'Z'`)}`,
      ...times,
      `SUMMARY:${escaped(`${campContent.name}: ${summary}`)}`,
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/** A camp's dates as events of a file. */
export const datesOf = (camp: CampRecord): FileEvent[] =>
  campEvents(camp).map(({ name, start, end, allDay }) => ({
    name: `${camp.year}-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    summary: name,
    times: allDay ? wholeDays(start, end ?? start) : between(start, end ?? addHours(start, 4)),
    changedAt: camp.updatedAt,
  }));

/**
 * The camp's dates as an iCalendar file, for the calendar page.
 *
 * @param domain the site's host
 */
export const calendarFile = (camp: CampRecord, domain: string): string =>
  calendarOf({ title: 'Camp dates', domain, changedAt: camp.updatedAt }, datesOf(camp));
