import { dateFormats } from '@camp/contracts/camp/dates';
import { shownDate } from './shown-date';

/** Splits a text where a line may break. */
const linesOf = (text: string) => text.split(' ').map((part) => part.replaceAll('\u00a0', ' '));

it('keeps a date on one line', () => {
  expect(linesOf(shownDate('2027-07-31T00:00:00.000Z'))).toEqual(['July 31, 2027']);
});

it('allows a line break only after the weekday and before the time', () => {
  expect(linesOf(shownDate('2027-07-31T12:00:00.000Z', dateFormats.dateAndTime))).toEqual([
    'Saturday,',
    'July 31',
    '@ 12:00 PM',
  ]);
});
