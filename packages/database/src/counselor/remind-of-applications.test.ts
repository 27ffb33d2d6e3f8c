import { createCamp } from '../../test/factories/camp';
import { createCounselor } from '../../test/factories/counselor';
import { createCounselorApplication } from '../../test/factories/counselor-application';
import { recordQueries } from '../../test/examined';
import { openTestDatabase } from '../../test/open-database';
import type { Types } from 'mongoose';
import { remindOfApplications } from './remind-of-applications';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const now = new Date('2030-07-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** A counselor who registered this many days ago. */
async function counselorSince(days: number, campId: Types.ObjectId, reminded?: Date) {
  const counselor = await createCounselor(models, { campId });
  const values = { createdAt: daysAgo(days), ...(reminded && { remindedAt: reminded }) };
  const options = { timestamps: false, overwriteImmutable: true } as never;
  await models.Counselor.updateOne({ _id: counselor._id }, values, options);
  return counselor;
}

it('reminds once, after a week, only of missing applications and only before camp', async () => {
  const camp = await createCamp(models, { startDate: new Date('2030-08-24') });
  const over = await createCamp(models, { startDate: new Date('2030-07-01') });
  const missing = await counselorSince(7, camp._id);
  await counselorSince(6, camp._id);
  await counselorSince(20, over._id);
  await createCounselorApplication(models, { counselor: await counselorSince(9, camp._id) });

  const remind = () => remindOfApplications(connection, models, now);
  const reminded = [...(await Promise.all([remind(), remind()])).flat(), ...(await remind())];

  expect(reminded.map(({ name, payload }) => [name, payload])).toEqual([
    ['counselor.application-missing', { counselorId: missing._id.toString() }],
  ]);
});

it('doesn’t scan counselors who were reminded', async () => {
  const camp = await createCamp(models, { startDate: new Date('2030-08-24') });
  await counselorSince(20, camp._id, daysAgo(13));
  const queries = recordQueries(connection);

  const reminded = await remindOfApplications(connection, models, now);

  const queriesOfCounselors = (await queries.explain()).filter(({ what }) =>
    what.startsWith('find counselors'),
  );
  expect([reminded, queriesOfCounselors.map(({ examined }) => examined)]).toEqual([[], [0]]);
});
