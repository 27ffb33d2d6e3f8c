import { counselorRecord } from '@camp/contracts/counselor/record';
import { namesAt } from '@camp/contracts/records/names';
import { createTestClock } from '@camp/testing/test-clock';
import { Types } from 'mongoose';
import { createCamp } from '../../test/factories/camp';
import { camperInput, createCamper } from '../../test/factories/camper';
import { createCounselor } from '../../test/factories/counselor';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { announceMedical } from './announce-medical';
import { medicalRules } from './medical-rules';
import { readRetention, runRetention } from './run-retention';

const start = '2027-07-20T12:00:00Z';
const clock = createTestClock(start);
const { models, connection, ready } = openTestDatabase({ clock });
beforeAll(() => ready);
beforeEach(async () => {
  clock.set(start);
  for (const name of ['Camp', 'User', 'Camper', 'Counselor', 'Image', 'Outbox', 'Retention'] as const)
    await models[name].collection.deleteMany({});
});

const day = 24 * 60 * 60_000;
const campOf = (year: number) =>
  createCamp(models, { year, endDate: new Date(`${year}-08-01`), campSunday: new Date(`${year}-08-01`) });
const run = async (years = 1) => (await runRetention(models, clock.now(), years)) ?? {};
const passDays = async (days: number, years = 1) => {
  let deleted: Record<string, number> = {};
  for (let passed = 0; passed < days; passed += 1) {
    clock.pass(day);
    const ofDay = await run(years);
    deleted = Object.fromEntries(
      Object.entries(ofDay).map(([name, count]) => [name, count + (deleted[name] ?? 0)]),
    );
  }
  return deleted;
};
const emails = () => models.Outbox.find({ name: 'user.medical-deletion-announced' }).lean();
const raw = (id: Types.ObjectId) => models.Camper.collection.findOne({ _id: id });

/** A camper with a picture, and a counselor, of one account. */
async function family(campId: Types.ObjectId) {
  const { _id: userId } = await createUser(models);
  const camper = await createCamper(models, { userId, campId, imageId: new Types.ObjectId() });
  const counselor = await createCounselor(models, { userId, campId });
  const ofPicture = { bytes: Buffer.from('proof'), contentType: 'image/webp', state: 'ready' } as const;
  await models.Image.create({ subject: 'camper', recordId: camper._id, ...ofPicture });
  return { userId, camper, counselor };
}

it('tells a family once, and deletes every medical answer and picture 30 days later', async () => {
  const camp = await campOf(2026);
  const { userId, camper, counselor } = await family(camp._id);

  // Workers that run at the same time, and one that was interrupted before it noted its run.
  await Promise.all([1, 2, 3].map(() => announceMedical(connection, models, clock.now(), 1)));
  await run();
  const early = await passDays(29);

  expect((await emails()).map(({ payload }) => payload)).toEqual([
    { userId: String(userId), on: '2027-08-20T00:00:00.000Z' },
  ]);
  expect([early['medical-camper'], await models.Image.countDocuments()]).toEqual([0, 1]);
  expect(await raw(camper._id)).toMatchObject({ allergicReactionsVal: 'Bee stings' });

  clock.pass(day + 12 * 60 * 60_000);
  const { next } = await readRetention(models, clock.now());
  expect(next.slice(0, 2).map(({ words, count }) => [count, words.one])).toEqual([
    [1, 'camper’s medical answers'],
    [1, 'counselor’s medical answers'],
  ]);
  expect(await run()).toMatchObject({ 'medical-camper': 1, 'medical-counselor': 1 });

  const left = {
    ...(await raw(camper._id)),
    ...(await models.Counselor.collection.findOne({ _id: counselor._id })),
  };
  for (const name of [...namesAt(counselorRecord, 'medical'), 'pediatricianName', 'flags', 'medicalUntil'])
    expect(left).not.toHaveProperty(name);
  expect(await raw(camper._id)).toMatchObject({
    ...{ nameFirst: camper.nameFirst, school: camper.school, imageId: null },
    medicalDeletedAt: clock.now(),
  });
  expect(await models.Image.countDocuments()).toBe(0);
  await passDays(3);
  expect(await emails()).toHaveLength(1);
});

it('spares people who registered again, until a year after that camp', async () => {
  const [old, later] = [await campOf(2026), await campOf(2027)];
  const { _id: userId } = await createUser(models);
  const [back, sibling] = [camperInput(), camperInput()];
  const before = await createCamper(models, { ...back, userId, campId: old._id });
  const gone = await createCamper(models, { ...sibling, userId, campId: old._id });
  await run();
  // Registers again after the email, as typed differently.
  const again = { ...back, nameFirst: ` ${back.nameFirst.toUpperCase()}`, userId, campId: later._id };
  const now = await createCamper(models, again);

  const first = await passDays(40);

  expect(first['medical-camper']).toBe(1);
  expect(await raw(gone._id)).toHaveProperty('medicalDeletedAt');
  expect(await raw(before._id)).toMatchObject({ allergicReactions: 'Yes' });
  expect(await raw(before._id)).not.toHaveProperty('medicalUntil');

  clock.set('2028-07-20T12:00:00Z');
  await run();
  expect((await passDays(40))['medical-camper']).toBe(2);
  for (const { _id } of [before, now]) expect(await raw(_id)).not.toHaveProperty('allergicReactions');
  expect(await emails()).toHaveLength(2);
});

it('spares a camper who registers between the marks and the deletion', async () => {
  const [old, later] = [await campOf(2026), await campOf(2027)];
  const camper = await createCamper(models, { campId: old._id });
  await run();
  await createCamper(models, { ...camper, _id: new Types.ObjectId(), campId: later._id, campYear: 2027 });
  await models.Camper.updateOne({ _id: camper._id }, { medicalUntil: clock.now() });

  expect(await medicalRules.camper.remove(models, clock.now(), [camper._id], 1)).toBe(0);
  expect(await raw(camper._id)).toHaveProperty('allergicReactions');
});

it('deletes nothing if it is switched off, and gives 30 days if it is switched on late', async () => {
  const camp = await campOf(2020);
  const camper = await createCamper(models, { campId: camp._id });
  await run();
  expect((await passDays(31, 0))['medical-camper']).toBe(0);
  expect(await raw(camper._id)).not.toHaveProperty('medicalUntil');

  expect((await passDays(30))['medical-camper']).toBe(0);
  expect((await passDays(2))['medical-camper']).toBe(1);
});
