import { formatMoment } from './moments';

// July 1 where the camp lies.
const moment = '2027-07-02T03:04:05.000Z';

it.each([
  [undefined, 'July 2, 2027'],
  ['shortDay', 'Jul 2, 2027'],
  ['time', 'Jul 2, 2027, 3:04 AM (GMT)'],
  ['timeBelowZone', 'Jul 2, 2027, 3:04 AM'],
  ['secondsBelowZone', 'Jul 2, 2027, 3:04:05 AM'],
] as const)('a moment is shown in GMT, with the zone where a time of day stands: %s', (form, text) => {
  expect(formatMoment(moment, form)).toBe(text);
  expect(formatMoment(new Date(moment), form)).toBe(text);
});
