import { createCamp } from '../../test/factories/camp';
import { openTestDatabase } from '../../test/open-database';
import { readOpenCamps } from './open-camps';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

const dates = {
  registrationStart: new Date('2031-05-01'),
  startDate: new Date('2031-07-20'),
  endDate: new Date('2031-07-25'),
  campSunday: new Date('2031-07-28'),
};
/** Camp Sunday is over at 6 in the morning, since the camp's clocks are six hours behind GMT. */
const over = '2031-07-29T06:00:00.000Z';
const lastInstant = '2031-07-29T05:59:59.999Z';
const beforeOpening = '2031-04-30T23:59:59.999Z';

const endsLater = { endDate: dates.campSunday, campSunday: dates.startDate };

it.each([
  ['when its registration opens', true, '2031-05-01T00:00:00.000Z', {}],
  ['before that', false, beforeOpening, {}],
  ['before that, if a camper arrived', true, beforeOpening, { arrivals: 1 }],
  ['until the end of Camp Sunday', true, lastInstant, {}],
  ['after Camp Sunday', false, over, {}],
  ['until its last day, if Camp Sunday is earlier', true, lastInstant, endsLater],
  ['after its last day', false, over, endsLater],
])('%s, a camp is open: %s', async (_when, isOpen, now, values) => {
  const { _id } = await createCamp(models, { ...dates, ...values });
  const found = await readOpenCamps(models, new Date(now));
  expect(found.some((camp) => camp._id.equals(_id))).toBe(isOpen);
});
