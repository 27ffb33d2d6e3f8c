import { campContent } from '../content/camp';
import { contradictionsIn, dateMeanings } from './contradictions';
import type { CampDates } from './record';
import { campYearDefaults } from './dates';
import { campPreview } from './preview';
import { blankCamp, latestCamp, selectableYears, yearOfNewCamp } from './years';

const day = (date: Date) => date.toISOString().slice(0, 10);

it('offers last year to 19 years ahead, without the taken years', () => {
  const years = selectableYears(new Date('2026-07-01'), [2026, 2027]);

  expect([years[0], years.at(-1), years.length]).toEqual([2025, 2045, 19]);
  expect(years).not.toContain(2027);
});

it.each([
  [[2026], 2027],
  [[2027, 2028], 2029],
])('selects next year for a new camp, or the next free year: %j are taken', (taken, year) => {
  expect(yearOfNewCamp(new Date('2026-07-01'), taken)).toBe(year);
});

it('finds the camp of the latest year', () => {
  expect(latestCamp([2026, 2028, 2027].map((year) => ({ year })))).toEqual({ year: 2028 });
  expect(latestCamp([])).toBeUndefined();
});

it('starts a blank camp on December 31 of its year, free, with 40 seats', () => {
  const { year, registrationCost, waitListAfter, ...dates } = blankCamp(2027);

  expect([year, registrationCost, waitListAfter]).toEqual([2027, 0, 40]);
  expect(Object.values(dates).map(day)).toEqual(Array(9).fill('2027-12-31'));
});

it.each<[string, Partial<CampDates>, string[]]>([
  ['nothing in the defaults', {}, []],
  [
    'an end before the start',
    { endDate: new Date('2027-08-01') },
    ['endDate: Camp start (August 28, 2027) is after camp end (August 1, 2027).'],
  ],
  [
    'a due date before the opening',
    { registrationStaffEnd: new Date('2027-06-01') },
    [
      'registrationStaffEnd: Registration start (June 15, 2027) is after counselor and staff applications due (June 1, 2027).',
    ],
  ],
])('warns of %s', (_what, changed, warnings) => {
  const found = contradictionsIn({ ...campYearDefaults(2027), ...changed }, 2027);
  expect(found.map(({ at, message }) => `${at}: ${message}`)).toEqual(warnings);
});

it('warns of a start in another year', () => {
  expect(contradictionsIn({ startDate: new Date('2028-08-28') }, 2027)).toEqual([
    { at: 'startDate', message: 'Camp start (August 28, 2028) isn’t in 2027.' },
  ]);
});

describe('preview of camp 2027 (opens June 15, due July 31, begins August 28)', () => {
  const site = 'https://camp.test';
  const camp = { year: 2027, ...campYearDefaults(2027), registrationCost: 300 };

  it.each([
    ['2027-06-01', false, null, 'Please check back after June 15, 2027.'],
    ['2027-06-15', true, 300, 'Registrations and Application are now being accepted.'],
    ['2027-08-02', true, 325, 'Registrations and Application are now being accepted.'],
    ['2027-08-29', false, null, 'Please check back.'],
  ])('on %s: open %s, price %s, %s', (date, registrationOpen, price, notice) => {
    const shown = campPreview(camp, new Date(date), site);

    expect(shown).toMatchObject({ registrationOpen, price });
    expect(shown.notice).toContain(notice);
  });

  it('shows the emails and which days are past', () => {
    const { mails, days } = campPreview(camp, new Date('2027-07-20T12:00:00Z'), site);

    expect(mails.map(({ subject, when }) => [subject, when])).toEqual([
      [`We received Casey Camper’s registration for ${campContent.name} 2027`, 'Immediately'],
      [`Casey Camper is on the waitlist for ${campContent.name} 2027`, 'Immediately, if all seats are taken'],
      [`Your payment link for ${campContent.name} 2027`, 'Automatically, within minutes'],
      [`Your receipt for ${campContent.name} 2027`, 'When the payment arrives'],
    ]);
    const [received, , link, receipt] = mails;
    expect(received?.paragraphs.join()).toContain('as soon as we can');
    expect(received?.facts).toContainEqual(['Cost', '$300.00']);
    expect([link?.facts?.at(-1), link?.table]).toEqual([
      ['Pay by', 'Saturday, July 31'],
      [['Casey Camper', '$300.00']],
    ]);
    expect([link?.action?.url, receipt?.table?.at(-1)]).toEqual([
      `${site}/user/profile`,
      ['Total', '$300.00'],
    ]);
    const [late] = campPreview(camp, new Date('2027-08-02T12:00:00Z'), site).mails;
    expect(late?.facts).toContainEqual(['Cost', '$325.00, including a $25.00 late fee']);
    expect(days.filter(({ isPast }) => isPast).map(({ what }) => what)).toEqual([
      'Registration opens',
      'Counselor and staff applications due',
      'Payment links are sent automatically',
    ]);
  });

  it('mentions no payment for a free camp', () => {
    const free = campPreview({ ...camp, registrationCost: 0 }, new Date('2027-07-20T12:00:00Z'), site);

    expect(free.days.map(({ what }) => what)).toContain('Confirmation links are sent automatically');
    expect(dateMeanings(0).waitListDate).toMatch(/^Confirmation links are sent/);
    expect(dateMeanings(300).waitListDate).toMatch(/^Payment links are sent/);
    expect(JSON.stringify(free)).not.toMatch(/payment|receipt/i);
  });
});
