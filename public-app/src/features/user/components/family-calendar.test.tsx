import { campContent } from '@camp/contracts/content/camp';
import { openCamp } from '@camp/testing/browser/records';
import { familyCalendarFile } from '@camp/contracts/camp/family-calendar';

it('contains the family’s own deadlines and camp days, without waitlisted campers, by RFC 5545', () => {
  const child = { _id: 'a', nameFirst: 'Ana, the tall', paid: false, waitlist: false, amountDue: 300 };
  const family = {
    camper: [
      child,
      { ...child, _id: 'b', nameFirst: 'Ben', paid: true },
      { ...child, _id: 'f', nameFirst: 'Fay', amountDue: 0 },
      { ...child, _id: 'w', nameFirst: 'Wim', waitlist: true },
    ],
    counselor: [{ _id: 'c', nameFirst: 'Cory', application: null }],
    staff: [{ _id: 's', nameFirst: 'Sam' }],
  };
  const file = familyCalendarFile(openCamp(), family, 'camp.test');

  expect(file.split('\r\n').at(0)).toBe('BEGIN:VCALENDAR');
  expect(file).not.toContain('Wim');
  const events = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const shown = events.map((event) => {
    const of = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(event)?.[1];
    return [of('SUMMARY')?.replace(`${campContent.name}: `, ''), of('DTSTART'), of('DTEND')];
  });
  expect(shown).toEqual([
    ['Payment due for Ana\\, the tall', '20270626', '20270627'],
    ['Confirm Fay’s spot', '20270626', '20270627'],
    ['Ana\\, the tall at camp', '20270724T120000', '20270729T120000'],
    ['Ben at camp', '20270724T120000', '20270729T120000'],
    ['Fay at camp', '20270724T120000', '20270729T120000'],
    ['Cory’s application due', '20270612', '20270613'],
    ['Counselor training: Cory', '20270723T150000', '20270724T120000'],
    ['Cory at camp', '20270723', '20270731'],
    ['Sam at camp', '20270723', '20270731'],
    ['Camp Sunday worship and barbecue', '20270801T093000', '20270801T133000'],
  ]);
  const uids = file.match(/^UID:.*$/gm);
  expect(new Set(uids).size).toBe(shown.length);
  expect(uids?.every((uid) => uid.trim().endsWith('@camp.test'))).toBe(true);
});
