import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import { Types } from 'mongoose';
import { checkInCalendar } from './check-in-calendar';

const camp = {
  _id: new Types.ObjectId('64b000000000000000000001'),
  startDate: new Date('2030-08-31T00:00:00Z'),
  endDate: new Date('2030-09-05T00:00:00Z'),
  updatedAt: new Date('2030-01-02T03:04:05Z'),
};
const ann = { _id: new Types.ObjectId('64b000000000000000000002'), name: 'Ann Doe, Jr.' };
const ben = { _id: new Types.ObjectId('64b000000000000000000003'), name: 'Ben Doe' };

const site = 'https://camp.test:8443';

const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const valuesOf = (file: string, property: string) =>
  linesOf(file)
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1));

it('has the check-in time, the place, and the departure time', () => {
  const { place } = campContent;
  const lines = linesOf(checkInCalendar(camp, [ann], site));

  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${campContent.name}//Check-in//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:check-in-64b000000000000000000001-64b000000000000000000002@camp.test',
    'DTSTAMP:20300102T030405Z',
    'SEQUENCE:1',
    'DTSTART:20300831T120000',
    'DURATION:PT1H',
    `SUMMARY:${campContent.name}: Check-in for Ann Doe\\, Jr.`,
    `LOCATION:${place.name}\\, ${place.street}\\, ${place.city}\\, ${place.state} ${place.zip}`,
    'DESCRIPTION:Departure: Thursday\\, September 5 @ 12:00 PM.',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('is the same event before and after the payment, confirmed only afterwards', () => {
  const [before, after] = (['payment', undefined] as const).map((missing) =>
    checkInCalendar(camp, [ann], site, missing),
  ) as [string, string];

  expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'));
  expect(valuesOf(before, 'STATUS')).toEqual(['TENTATIVE']);
  expect(valuesOf(before, 'SEQUENCE')).toEqual(['0']);
  expect(valuesOf(after, 'SEQUENCE')).toEqual(['1']);
  expect(valuesOf(before, 'DESCRIPTION')).toEqual([expect.stringContaining('once you’ve paid')]);
  const [free] = valuesOf(checkInCalendar(camp, [ann], site, 'confirmation'), 'DESCRIPTION');
  expect(free).toContain('once you’ve confirmed');
});

it('stays the same event when the camp’s email address changes', () => {
  const [before] = valuesOf(checkInCalendar(camp, [ann], site), 'UID');
  applySavedContent({ camp: { version: 1, values: { 'contact.email': 'office@lake-hope.test' } } });
  const [after] = valuesOf(checkInCalendar(camp, [ann], site), 'UID');
  applySavedContent({});

  expect(after).toBe(before);
});

it('gives each camper of a family an event of their own', () => {
  const file = checkInCalendar(camp, [ann, ben], site);

  expect(new Set(valuesOf(file, 'UID')).size).toBe(2);
  expect(valuesOf(file, 'SUMMARY')).toHaveLength(2);
});

it('names only the configured camp', () => {
  applySavedContent(lakeHope);
  const file = checkInCalendar(camp, [ann], site, 'payment').replace(/\r\n /g, '');
  applySavedContent({});

  expect(file).toContain('Lake Hope: Check-in');
  expect(shippedWordsIn(file)).toEqual([]);
});
