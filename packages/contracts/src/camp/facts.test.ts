import { campFacts, unlessPast } from './facts';

it('names the noon of the first and of the last day, and the place', () => {
  const camp = { startDate: new Date('2031-07-20'), endDate: new Date('2031-07-25') };
  expect(campFacts(camp)).toEqual([
    ['Check-in', 'Sunday, July 20 @ 12:00 PM'],
    ['Departure', 'Friday, July 25 @ 12:00 PM'],
    ['Where', expect.stringMatching(/^.+, .+, .+, [A-Z]{2} \d{5}$/)],
  ]);
});

it('names a due day until it is over in the camp’s time zone', () => {
  const day = '2031-07-05T00:00:00.000Z';
  expect(unlessPast(day, new Date('2031-07-06T05:59:59.999Z'))).toBe('Saturday, July 5');
  expect(unlessPast(day, new Date('2031-07-06T06:00:00.000Z'))).toBeUndefined();
});
