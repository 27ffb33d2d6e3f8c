import { lakeHope, shippedWordsIn } from '../../test/another-camp';
import { applySavedContent } from '../content/saved-content';
import { calendarFile, folded } from './calendar-file';
import type { CampRecord } from './operations';

const camp = {
  year: 2027,
  registrationStart: '2027-06-15T00:00:00.000Z',
  registrationCamperEnd: '2027-07-03T00:00:00.000Z',
  registrationStaffEnd: '2027-06-19T00:00:00.000Z',
  startDate: '2027-07-31T00:00:00.000Z',
  endDate: '2027-08-05T00:00:00.000Z',
  campSunday: '2027-08-08T00:00:00.000Z',
  counselorTraining: '2027-07-30T00:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
} as CampRecord;

const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('calendar file', () => {
  it('lists each date once, in order, with the line endings of RFC 5545', () => {
    const file = calendarFile(camp, 'camp.test');

    const names = unfolded(file).filter((line) => line.startsWith('SUMMARY:'));
    expect(names.map((line) => line.replace(/^SUMMARY:[^:]*: /, ''))).toEqual([
      'Registration opens',
      'Counselor and staff applications due',
      'Camper registration due',
      'Staff and counselors at camp',
      'Counselor training',
      'Camp',
      'Camp Sunday worship and barbecue',
    ]);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  });

  it('uses the hours of the page, without a time zone', () => {
    const lines = unfolded(calendarFile(camp, 'camp.test'));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270731T120000', 'DTEND:20270805T120000']));
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20270615', 'DTEND;VALUE=DATE:20270616']),
    );
  });

  it('gives staff and counselors whole days, including the last one', () => {
    const file = unfolded(calendarFile(camp, 'camp.test'));
    const staff = file.findIndex((line) => line.includes('Staff and counselors at camp'));

    expect(file.slice(staff - 2, staff)).toEqual([
      'DTSTART;VALUE=DATE:20270730',
      'DTEND;VALUE=DATE:20270807',
    ]);
  });

  it.each([
    ['letters', 'a'.repeat(300)],
    ['accents', `x${'é'.repeat(150)}`],
    ['characters of four octets', `xy${'🏕'.repeat(80)}`],
  ])('folds %s by octets, without splitting a character', (_what, line) => {
    const lines = folded(line).split('\r\n');

    const octets = lines.map((part) => encodeURIComponent(part).replace(/%../g, '.').length);
    expect(octets.slice(0, -1).every((length) => length > 70 && length <= 75)).toBe(true);
    expect(octets.at(-1)).toBeLessThanOrEqual(75);
    expect(lines.map((part, index) => (index === 0 ? part : part.replace(/^ /, ''))).join('')).toBe(line);
  });
});

it('names only the configured camp', () => {
  applySavedContent(lakeHope);
  const file = calendarFile(camp, 'camp.test').replace(/\r\n /g, '');
  applySavedContent({});

  expect(file).toContain('Lake Hope');
  expect(shippedWordsIn(file)).toEqual([]);
});
