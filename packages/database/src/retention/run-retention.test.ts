import { createTestClock } from '@camp/testing/test-clock';
import { Types } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { readRetention, runRetention } from './run-retention';

const clock = createTestClock('2026-07-01T12:00:00Z');
const { models, ready } = openTestDatabase({ clock });
beforeAll(() => ready);
beforeEach(async () => {
  for (const name of ['User', 'Audit', 'Retention', 'Link', 'Camper'] as const)
    await models[name].collection.deleteMany({});
});

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(clock.now().getTime() - days * day);

/** An account of an earlier version, which existed before its address was verified. */
async function unverified(days: number, values: { lastLogin?: Date } = {}) {
  const { _id } = await createUser(models, { emailVerified: false, ...values });
  await models.User.collection.updateOne({ _id }, { $set: { createdAt: ago(days) } });
  return _id;
}

const audited = (days: number) =>
  models.Audit.collection.insertOne({
    _id: new Types.ObjectId(),
    action: 'read',
    createdAt: ago(days),
  } as never);

it('deletes unverified accounts after 14 days and the audit after 3 years, and nothing else', async () => {
  const gone = await unverified(15);
  const spared = [await unverified(13), await unverified(15, { lastLogin: ago(20) })];
  const registered = await unverified(15);
  await createCamper(models, { userId: registered });
  const verified = await createUser(models);
  await audited(3 * 365 + 2);
  await audited(3 * 365 - 2);
  await models.Link.create({
    purpose: 'verify-email',
    userId: gone,
    email: 'gone@example.com',
    tokenHash: 'hash',
    expiresAt: ago(-1),
  });

  const preview = await readRetention(models, clock.now());
  const deleted = await runRetention(models, clock.now(), 1);

  expect(preview.next.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(deleted).toMatchObject({ 'unverified-accounts': 1, audit: 1 });
  const left = (await models.User.find().lean()).map(({ _id }) => String(_id));
  expect(left.sort()).toEqual([...spared, registered, verified._id].map(String).sort());
  expect(await models.Audit.countDocuments()).toBe(1);
  expect(await models.Link.countDocuments()).toBe(0);
  expect(await readRetention(models, clock.now())).toMatchObject({
    last: { deleted },
    next: Array(6).fill({ count: 0 }) as object[],
  });
});

it('runs once a day, however many workers call it', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => runRetention(models, clock.now(), 1)));
  expect(runs.filter((run) => run !== undefined)).toHaveLength(1);
  expect(await runRetention(models, new Date(clock.now().getTime() + day - 1), 1)).toBeUndefined();
  expect(await runRetention(models, new Date(clock.now().getTime() + day), 1)).toBeDefined();
});

it('deletes more than one batch', async () => {
  await models.Audit.collection.insertMany(
    Array.from({ length: 1_100 }, () => ({ action: 'read', createdAt: ago(2_000) })) as never[],
  );

  expect(await runRetention(models, clock.now(), 1)).toMatchObject({ audit: 1_100 });
  expect(await models.Audit.countDocuments()).toBe(0);
});

it('applies the other rules if one fails, and reports it, without a result', async () => {
  await audited(3 * 365 + 2);
  await unverified(15);
  const accounts = jest.spyOn(models.User.collection, 'deleteMany').mockRejectedValue(new Error('Refused.'));

  const run = runRetention(models, clock.now(), 1);
  await expect(run).rejects.toThrow('The retention failed for unverified-accounts.');
  accounts.mockRestore();

  expect(await models.Audit.countDocuments()).toBe(0);
  expect((await readRetention(models, clock.now())).last).not.toHaveProperty('deleted');
});
