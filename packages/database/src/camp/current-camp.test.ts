import { createCamp } from '../../test/factories/camp';
import { openTestDatabase } from '../../test/open-database';
import { currentCamp } from './current-camp';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

it('is the lowest year that is not over in Denver, else the latest', async () => {
  const none = await currentCamp(models, new Date());
  const week = (year: number) => ({
    year,
    endDate: new Date(Date.UTC(year, 6, 20)),
    campSunday: new Date(Date.UTC(year, 6, 23)),
  });
  await createCamp(models, week(2032));
  await createCamp(models, week(2030));
  await createCamp(models, week(2031));
  const yearAt = async (now: string) => (await currentCamp(models, new Date(now)))?.year;

  expect(none).toBeNull();
  expect(await yearAt('2029-01-01')).toBe(2030);
  expect(await yearAt('2030-07-24T05:59:59Z')).toBe(2030);
  expect(await yearAt('2030-07-24T06:00:00Z')).toBe(2031);
  expect(await yearAt('2040-01-01')).toBe(2032);
});

it('is the next camp when two have ended within the same days', async () => {
  await models.Camp.deleteMany({});
  const endsOn = (year: number, day: string) =>
    createCamp(models, { year, endDate: new Date(day), campSunday: new Date('2029-01-01') });
  await endsOn(2030, '2030-01-10');
  await endsOn(2031, '2030-01-11');
  await endsOn(2032, '2030-01-12');

  const yearAt = async (now: string) => (await currentCamp(models, new Date(now)))?.year;

  expect(await yearAt('2030-01-12T06:59:59.999Z')).toBe(2031);
  expect(await yearAt('2030-01-12T07:00:00Z')).toBe(2032);
});
