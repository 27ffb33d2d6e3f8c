import { createCamp } from '@camp/testing/factories/camp';
import { openTestDatabase } from '@camp/testing/open-database';
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
