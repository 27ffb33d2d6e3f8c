import { endOfMedical } from './medical-plan';

const [earlier, later] = [new Date('2031-07-25'), new Date('2031-07-28')];

it.each([
  ['Camp Sunday', { endDate: earlier, campSunday: later }],
  ['its last day, if that is later', { endDate: later, campSunday: earlier }],
])('stores medical answers for years after the end of %s in the camp’s time zone', (_day, camp) => {
  expect(endOfMedical(camp, 2)).toEqual(new Date('2033-07-29T05:59:59.999Z'));
});
