import { mongo } from 'mongoose';
import { serveFolder } from '../../test/earlier-data';
import { secondFactorDue } from './0012-second-factor-due';
import { previewMigrations } from './preview-migrations';

const day = 24 * 60 * 60 * 1000;

it('gives each account with more than its own records a week for login codes, once', async () => {
  const client = await mongo.MongoClient.connect(await serveFolder('before-migration-2'));
  const users = client.db().collection('users');
  await users.deleteMany({});
  const given = new Date('2026-01-01T00:00:00Z');
  await users.insertMany([
    { emailKey: 'family', roles: ['user'] },
    { emailKey: 'administrator', roles: ['user', 'admin'] },
    { emailKey: 'nurse', roles: ['Nurse'] },
    { emailKey: 'postponed', roles: ['user', 'admin'], secondFactorDueAt: given },
  ]);
  const dueDates = async () => {
    const found = await users.find().toArray();
    return Object.fromEntries(
      found.map(({ emailKey, secondFactorDueAt }) => [
        String(emailKey),
        secondFactorDueAt as Date | undefined,
      ]),
    );
  };
  const planned = (await previewMigrations(client.db(), [secondFactorDue])).map(({ records }) => records);
  const started = Date.now();

  await secondFactorDue.up(client.db());

  const { family, administrator, nurse, postponed } = await dueDates();
  expect([planned, family, postponed]).toEqual([[2], undefined, given]);
  expect(nurse).toEqual(administrator);
  expect(administrator?.getTime()).toBeGreaterThanOrEqual(started + 7 * day);
  expect(administrator?.getTime()).toBeLessThanOrEqual(Date.now() + 7 * day);
  expect(await secondFactorDue.countDue(client.db())).toBe(0);

  // A start that died before the migration was noted runs it again.
  const first = await dueDates();
  await secondFactorDue.up(client.db());
  expect(await dueDates()).toEqual(first);
  await client.close();
});
