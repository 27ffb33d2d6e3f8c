import { campContent } from '../content/camp';
import { familyCalendarFile } from './family-calendar';
import type { CampRecord } from './operations';

const camp = {
  _id: 'camp-id',
  year: 2027,
  registrationStaffEnd: '2027-06-19T00:00:00.000Z',
  registrationCamperEnd: '2027-07-03T00:00:00.000Z',
  counselorTraining: '2027-07-30T00:00:00.000Z',
  startDate: '2027-07-31T00:00:00.000Z',
  endDate: '2027-08-05T00:00:00.000Z',
  campSunday: '2027-08-08T00:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
} as CampRecord;

const child = { _id: 'a', nameFirst: 'Ana, the tall', paid: false, waitlist: false, amountDue: 300 };
const nobody = { camper: [], counselor: [], staff: [] };

/** Each event's words and times. */
function eventsOf(file: string) {
  const events = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return events.map((event) => {
    const of = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(event)?.[1];
    return [of('SUMMARY')?.replace(`${campContent.name}: `, ''), of('DTSTART'), of('DTEND')];
  });
}

it('contains the family’s own due dates and camp days, without waitlisted campers', () => {
  const family = {
    camper: [
      child,
      { ...child, _id: 'b', nameFirst: 'Ben', paid: true },
      { ...child, _id: 'e', nameFirst: 'Eve', paid: null },
      { ...child, _id: 'f', nameFirst: 'Fay', amountDue: 0 },
      { ...child, _id: 'w', nameFirst: 'Wim', waitlist: true },
    ],
    counselor: [
      { _id: 'c', nameFirst: 'Cory', application: null },
      { _id: 'd', nameFirst: 'Dee', application: 'application-id' },
    ],
    staff: [{ _id: 's', nameFirst: 'Sam' }],
  };
  const file = familyCalendarFile(camp, family, 'camp.test');

  expect(file.split('\r\n').at(0)).toBe('BEGIN:VCALENDAR');
  const shown = eventsOf(file);
  expect(shown).toEqual([
    ['Payment due for Ana\\, the tall', '20270703', '20270704'],
    ['Confirm Fay’s spot', '20270703', '20270704'],
    ['Ana\\, the tall at camp', '20270731T120000', '20270805T120000'],
    ['Ben at camp', '20270731T120000', '20270805T120000'],
    ['Eve at camp', '20270731T120000', '20270805T120000'],
    ['Fay at camp', '20270731T120000', '20270805T120000'],
    ['Cory’s application due', '20270619', '20270620'],
    ['Counselor training: Cory', '20270730T150000', '20270731T120000'],
    ['Counselor training: Dee', '20270730T150000', '20270731T120000'],
    ['Cory at camp', '20270730', '20270807'],
    ['Dee at camp', '20270730', '20270807'],
    ['Sam at camp', '20270730', '20270807'],
    ['Camp Sunday worship and barbecue', '20270808T093000', '20270808T133000'],
  ]);
  expect(file).toContain('DTSTAMP:20261101T100000Z');
  const uids = file.match(/^UID:.*$/gm);
  expect(new Set(uids).size).toBe(shown.length);
  expect(uids?.every((uid) => /^UID:family-.*@camp\.test\r?$/.test(uid))).toBe(true);
});

it('names Camp Sunday only if a camper has a spot', () => {
  const onlyWaiting = { ...nobody, camper: [{ ...child, waitlist: true }] };
  expect(eventsOf(familyCalendarFile(camp, onlyWaiting, 'camp.test'))).toEqual([]);
  const onlyStaff = { ...nobody, staff: [{ _id: 's', nameFirst: 'Sam' }] };
  expect(eventsOf(familyCalendarFile(camp, onlyStaff, 'camp.test'))).toEqual([
    ['Sam at camp', '20270730', '20270807'],
  ]);
});
