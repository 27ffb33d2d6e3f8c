import {
  camperEnd,
  camperStart,
  campSundayStart,
  campYearDefaults,
  datesFromStart,
  counselorTrainingTimes,
  dateFormats,
  endOfDueDay,
  formatGmt,
  isRegistrationOpen,
  lastInstantOf,
  staffTimes,
  vaccinationDeadline,
} from './dates';

// A camp whose dates are midnights, as they are stored.
const camp = {
  registrationStart: '2027-06-15T00:00:00.000Z',
  startDate: '2027-07-31T00:00:00.000Z',
  endDate: '2027-08-05T00:00:00.000Z',
  campSunday: '2027-08-08T00:00:00.000Z',
  counselorTraining: '2027-07-30T00:00:00.000Z',
};
const shown = (instant: Date) => formatGmt(instant, dateFormats.dateAndTime);

describe('every computed date of docs/product/camp.md, Dates', () => {
  it.each([
    ['campers arrive: start plus 12 h', shown(camperStart(camp.startDate)), 'Saturday, July 31 @ 12:00 PM'],
    ['campers leave: end plus 12 h', shown(camperEnd(camp.endDate)), 'Thursday, August 5 @ 12:00 PM'],
    ['camp Sunday: plus 9.5 h', shown(campSundayStart(camp.campSunday)), 'Sunday, August 8 @ 9:30 AM'],
    [
      'counselor training starts: plus 15 h',
      shown(counselorTrainingTimes(camp.counselorTraining).start),
      'Friday, July 30 @ 3:00 PM',
    ],
    [
      'counselor training ends: 21 h later',
      shown(counselorTrainingTimes(camp.counselorTraining).end),
      'Saturday, July 31 @ 12:00 PM',
    ],
    ['staff from: a day before plus 2 h', shown(staffTimes(camp).start), 'Friday, July 30 @ 2:00 AM'],
    ['staff until: a day after plus 2 h', shown(staffTimes(camp).end), 'Friday, August 6 @ 2:00 AM'],
    ['proof of vaccination: 8 days before', formatGmt(vaccinationDeadline(camp.startDate)), 'July 23, 2027'],
    ['a stored date', formatGmt(camp.startDate), 'July 31, 2027'],
  ])('%s', (_what, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe('defaults of a new camp year', () => {
  it.each([
    // September 1 is a Saturday in 2029 and a Wednesday in 2027. 2024 is a leap year.
    [2029, '2029-08-25'],
    [2024, '2024-08-31'],
    [2027, '2027-08-28'],
  ])('starts %i a week before the Saturday on or after September 1', (year, start) => {
    expect(campYearDefaults(year).startDate.toISOString()).toBe(`${start}T00:00:00.000Z`);
  });

  it('derives every other date from the start', () => {
    const days = Object.fromEntries(
      Object.entries(campYearDefaults(2027)).map(([name, date]) => [name, date.toISOString().slice(0, 10)]),
    );
    expect(days).toEqual({
      startDate: '2027-08-28',
      endDate: '2027-09-02',
      campSunday: '2027-09-05',
      registrationStart: '2027-06-15',
      registrationEnd: '2027-08-28',
      registrationCamperEnd: '2027-07-31',
      registrationStaffEnd: '2027-07-17',
      waitListDate: '2027-08-21',
      counselorTraining: '2027-08-27',
    });
  });

  it('has Camp Sunday on the Sunday on or after the end, whatever day camp starts', () => {
    // From a Saturday to a Friday.
    const starts = ['10', '11', '12', '13', '14', '15', '16'].map((day) => new Date(`2027-07-${day}`));
    const sundays = starts.map((start) => datesFromStart(start).campSunday.toISOString().slice(5, 10));

    expect(sundays).toEqual(['07-18', '07-18', '07-18', '07-18', '07-25', '07-25', '07-25']);
  });
});

describe('last instant of a camp', () => {
  it.each([
    ['Camp Sunday, if it is after the end', camp, '2027-08-09T05:59:59.999Z'],
    [
      'the end, if Camp Sunday is before it',
      { ...camp, campSunday: '2027-08-01' },
      '2027-08-06T05:59:59.999Z',
    ],
    ['the same day for both', { ...camp, campSunday: camp.endDate }, '2027-08-06T05:59:59.999Z'],
    // Denver is on standard time on that day.
    ['Camp Sunday in winter', { ...camp, campSunday: '2027-12-05' }, '2027-12-06T06:59:59.999Z'],
  ])('is the end of the day in Denver: %s', (_which, dates, expected) => {
    expect(lastInstantOf(dates).toISOString()).toBe(expected);
  });
});

describe('registration window', () => {
  it.each([
    ['a second before it opens', '2027-06-14T23:59:59.000Z', false],
    ['the instant it opens', '2027-06-15T00:00:00.000Z', true],
    ['the instant camp starts', '2027-07-31T00:00:00.000Z', true],
    ['a second after camp starts', '2027-07-31T00:00:01.000Z', false],
  ])('%s', (_when, now, open) => {
    expect(isRegistrationOpen(camp, new Date(now))).toBe(open);
  });
});

describe('due date', () => {
  it.each([
    ['daylight saving time', '2027-07-03T00:00:00.000Z', '2027-07-04T05:59:59.999Z'],
    ['standard time', '2027-01-03T00:00:00.000Z', '2027-01-04T06:59:59.999Z'],
  ])('includes its whole day in America/Denver, %s', (_season, dueDate, last) => {
    expect(endOfDueDay(dueDate).toISOString()).toBe(last);
  });

  it('is not affected by a caller that changes the returned date', () => {
    endOfDueDay('2027-07-03').setFullYear(1999);

    endOfDueDay('2027-07-03').setFullYear(1999);

    expect(endOfDueDay('2027-07-03').toISOString()).toBe('2027-07-04T05:59:59.999Z');
  });
});
