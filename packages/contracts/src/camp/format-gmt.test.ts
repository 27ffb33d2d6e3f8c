import { formatInTimeZone } from 'date-fns-tz';
import * as fc from 'fast-check';
import { dateFormats, formatGmt } from './dates';

it.each([
  ['2027-07-31T00:00:00.000Z', dateFormats.date, 'July 31, 2027'],
  ['2027-07-31T12:00:00.000Z', dateFormats.dateAndTime, 'Saturday, July 31 @ 12:00 PM'],
  ['2027-08-08T00:05:00.000Z', dateFormats.dateAndTime, 'Sunday, August 8 @ 12:05 AM'],
  ['2027-08-08T09:30:00.000Z', dateFormats.dateAndTime, 'Sunday, August 8 @ 9:30 AM'],
  ['2027-08-08T23:59:59.999Z', dateFormats.weekdayAndDate, 'Sunday, August 8'],
  ['2028-02-29T13:04:05.000Z', dateFormats.medium, 'Feb 29, 2028, 1:04:05 PM'],
  ['2027-09-01T01:02:03.000Z', "yyyy-MM-dd'T'HH:mm:ss", '2027-09-01T01:02:03'],
])('writes %s as %s: %s', (instant, format, expected) => {
  expect(formatGmt(instant, format)).toBe(expected);
});

it.each([
  ...Object.values(dateFormats),
  ...['MMM d, yyyy', 'MMMM d', 'd, yyyy', 'yyyy-MM', 'yyyy-MM-dd', 'yyyyMMdd'],
  ...["yyyy-MM-dd'T'HH:mm:ss", "yyyyMMdd'T'HHmmss", "yyyyMMdd'T'HHmmss'Z'"],
])('writes %s as date-fns does', (format) => {
  const instants = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });

  fc.assert(
    fc.property(instants, (at) => {
      expect(formatGmt(at, format)).toBe(formatInTimeZone(at, 'UTC', format));
    }),
  );
});

it('refuses what is no instant, and a sign that it does not know', () => {
  expect(() => formatGmt('soon')).toThrow('Invalid time value');
  expect(() => formatGmt('2027-07-31', 'QQQ yyyy')).toThrow('unknown sign: QQQ');
});
