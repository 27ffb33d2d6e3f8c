import { addHours } from 'date-fns';
import { campContent } from '../content/camp';
import { formatGmt } from './dates';
import { campEvents, type CampEvent } from './events';
import type { CampRecord } from './operations';

/** Text of an iCalendar property (RFC 5545 section 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

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
const dateTime = (instant: Date) => formatGmt(instant, "yyyyMMdd'T'HHmmss");

function lines(event: CampEvent, camp: CampRecord): string[] {
  const times = event.allDay
    ? [`DTSTART;VALUE=DATE:${date(event.start)}`, `DTEND;VALUE=DATE:${date(addHours(event.start, 24))}`]
    : [`DTSTART:${dateTime(event.start)}`, `DTEND:${dateTime(event.end ?? addHours(event.start, 4))}`];
  return [
    'BEGIN:VEVENT',
    `UID:${camp.year}-${event.name.toLowerCase().replace(/[^a-z]+/g, '-')}@${campContent.contact.email.split('@')[1]}`,
    `DTSTAMP:${formatGmt(camp.updatedAt, "yyyyMMdd'T'HHmmss'Z'")}`,
    ...times,
    `SUMMARY:${escaped(`${campContent.name}: ${event.name}`)}`,
    'END:VEVENT',
  ];
}

/** The camp's dates as an iCalendar file (RFC 5545), for the calendar page. */
export function calendarFile(camp: CampRecord): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${campContent.name}//Camp dates//EN`,
    'CALSCALE:GREGORIAN',
    ...campEvents(camp).flatMap((event) => lines(event, camp)),
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}
