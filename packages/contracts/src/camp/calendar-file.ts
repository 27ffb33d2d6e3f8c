import { addHours } from 'date-fns';
import { campContent } from '../content/camp';
import { formatGmt } from './dates';
import { campEvents, type CampEvent } from './events';
import type { CampRecord } from './operations';

/** Text of an iCalendar property (RFC 5545 section 3.3.11). */
export const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const longestLine = 75;
/** From each of these code points on a sign takes one octet more in UTF-8. */
const longerFrom = [0x80, 0x800, 0x10000];
const octetsOf = (sign: string) =>
  1 + longerFrom.filter((first) => (sign.codePointAt(0) ?? 0) >= first).length;

/** Lines have at most 75 octets of UTF-8; one that goes on starts with a blank (RFC 5545 section 3.1). */
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

const date = (instant: Date) => formatGmt(instant, 'yyyyMMdd');

/**
 * Floating time: the product shows clock times in GMT that mean the camp's own clock, so the file names no zone and
 * every calendar shows the hour that stands on the page.
 */
export const dateTime = (instant: Date) => formatGmt(instant, "yyyyMMdd'T'HHmmss");

function lines(event: CampEvent, camp: CampRecord): string[] {
  const times = event.allDay
    ? [
        `DTSTART;VALUE=DATE:${date(event.start)}`,
        // The day after the last one (RFC 5545 section 3.6.1).
        `DTEND;VALUE=DATE:${date(addHours(event.end ?? event.start, 24))}`,
      ]
    : [`DTSTART:${dateTime(event.start)}`, `DTEND:${dateTime(event.end ?? addHours(event.start, 4))}`];
  return [
    ...identity(`${camp.year}-${event.name.toLowerCase().replace(/[^a-z]+/g, '-')}`, camp.updatedAt),
    ...times,
    `SUMMARY:${escaped(`${campContent.name}: ${event.name}`)}`,
  ];
}

/**
 * The lines by which a calendar knows an event again, and what is newer.
 *
 * @param name of the event among all of the camp's, the same in each file that holds it
 * @param changedAt when what the file says of it was last changed
 */
export const identity = (name: string, changedAt: string | Date): string[] => [
  `UID:${name}@${campContent.contact.email.split('@')[1]}`,
  `DTSTAMP:${formatGmt(changedAt, "yyyyMMdd'T'HHmmss'Z'")}`,
];

/**
 * An iCalendar file (RFC 5545).
 *
 * @param title what the file is about, for machines
 * @param events the lines of each event
 */
export function calendarOf(title: string, events: readonly (readonly string[])[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${campContent.name}//${title}//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/** The camp's dates as an iCalendar file, for the calendar page. */
export const calendarFile = (camp: CampRecord): string =>
  calendarOf(
    'Camp dates',
    campEvents(camp).map((event) => lines(event, camp)),
  );
