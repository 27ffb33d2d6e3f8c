import { formatMoment, formatTime } from './moments';

// July 1 in the camp's time zone.
const moment = '2027-07-02T03:04:05.000Z';

it.each([
  [undefined, 'July 2, 2027'],
  ['shortDay', 'Jul 2, 2027'],
  ['timeBelowZone', 'Jul 2, 2027, 3:04 AM'],
  ['secondsBelowZone', 'Jul 2, 2027, 3:04:05 AM'],
] as const)('shows an instant in GMT: %s', (form, text) => {
  expect(formatMoment(moment, form)).toBe(text);
  expect(formatMoment(new Date(moment), form)).toBe(text);
});

it('adds the weekday, the time with its zone, and the year if it is not the current one', () => {
  expect(formatTime(moment, new Date('2027-12-31T12:00:00Z'))).toBe('Friday, July 2, 3:04 AM (GMT)');
  expect(formatTime(moment, new Date('2028-01-02T12:00:00Z'))).toBe('Friday, July 2, 2027, 3:04 AM (GMT)');
});
