import { createCamp } from '@camp/testing/factories/camp';
import { createCounselor } from '@camp/testing/factories/counselor';
import { createCounselorApplication } from '@camp/testing/factories/counselor-application';
import { openTestDatabase } from '@camp/testing/open-database';
import { remindOfApplications } from './remind-of-applications';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const now = new Date('2030-07-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('reminds once, after a week, only of what is missing and only while camp is ahead', async () => {
  const camp = await createCamp(models, { startDate: new Date('2030-08-24') });
  const over = await createCamp(models, { startDate: new Date('2030-07-01') });
  const counselor = async (campId: typeof camp._id, days: number) => {
    const made = await createCounselor(models, { campId });
    await models.Counselor.updateOne({ _id: made._id }, { createdAt: daysAgo(days) }, {
      timestamps: false,
      overwriteImmutable: true,
    } as never);
    return made;
  };
  const missing = await counselor(camp._id, 7);
  await counselor(camp._id, 6);
  await counselor(over._id, 20);
  await createCounselorApplication(models, { counselor: await counselor(camp._id, 9) });

  const remind = () => remindOfApplications(connection, models, now);
  const reminded = [...(await Promise.all([remind(), remind()])).flat(), ...(await remind())];

  expect(reminded.map(({ name, payload }) => [name, payload])).toEqual([
    ['counselor.application-missing', { counselorId: missing._id.toString() }],
  ]);
});
