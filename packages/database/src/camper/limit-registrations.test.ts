import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { Types, type ClientSession } from 'mongoose';
import { batchWrites, type BatchedWrites } from '../batch-writes';
import { inTransaction } from '../transaction';
import type { StoredCamper } from './camper-model';
import { limitRegistrations, type AccountAtCamp, type Room } from './limit-registrations';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const most = 12;
/** Milliseconds for thirty conflicting transactions on a busy machine. */
const timeouts = { conflict: 60_000 };
const room: Room = { of: 'camper', most, counted: null, full: () => new Error('One too many.') };
type Check = (session: ClientSession, writes: BatchedWrites, account: AccountAtCamp) => void;

const limited: Check = (session, writes, account) =>
  limitRegistrations(models, session, writes, account, room);

/** Runs thirty registrations of one account concurrently. @returns how many are stored */
async function thirtyAtOnce(check: Check): Promise<number> {
  const [{ _id: userId }, { _id: campId }] = [await createUser(models), await createCamp(models)];
  const template = await createCamper(models, { campId });
  let begun = 0;
  let allBegan: () => void;
  const allStarted = new Promise<void>((resolve) => (allBegan = resolve));
  const registerOne = (_: unknown, index: number) =>
    inTransaction(
      connection,
      async (session) => {
        await models.Camp.exists({ _id: campId }).session(session);
        if ((begun += 1) === 30) allBegan();
        await allStarted;
        const writes = batchWrites(session);
        check(session, writes, { userId, campId });
        const own = { _id: new Types.ObjectId(), userId, personKey: `child ${index}` };
        writes.insert(models.Camper, { ...template, ...own });
        await writes.send();
      },
      timeouts,
    );
  await Promise.allSettled(Array.from({ length: 30 }, registerOne));
  return models.Camper.countDocuments({ userId, campId });
}

it('never stores thirteen of thirty concurrent registrations', async () => {
  expect(await thirtyAtOnce(limited)).toBe(most);
});

it('stores too many of thirty concurrent registrations without the write to the account (control)', async () => {
  const counted: Check = (session, writes, account) =>
    writes.update(models.Camp, { year: 0 }, { $set: { year: 0 } }, async () => {
      const { full } = room;
      if ((await models.Camper.countDocuments(account).session(session)) > most) throw full();
    });

  expect(await thirtyAtOnce(counted)).toBeGreaterThan(most);
});

/**
 * Registers one more camper.
 * @param counted - the account's counter when its records were last counted
 * @returns `registered`, or the message of the error
 */
const registerOneMore = (template: StoredCamper, account: AccountAtCamp, counted: number | null) =>
  inTransaction(connection, async (session) => {
    const writes = batchWrites(session);
    limitRegistrations(models, session, writes, account, { ...room, counted });
    const own = { _id: new Types.ObjectId(), personKey: `child of ${String(counted)}` };
    writes.insert(models.Camper, { ...template, ...account, ...own });
    await writes.send();
  }).then(
    () => 'registered',
    (error: Error) => error.message,
  );

it('counts again only when the account has registered somebody since', async () => {
  const [{ _id: userId }, { _id: campId }] = [await createUser(models), await createCamp(models)];
  const template = await createCamper(models, { userId, campId });
  for (let count = 1; count < most; count += 1) await createCamper(models, { userId, campId });
  const ask = (counted: number | null) => registerOneMore(template, { userId, campId }, counted);

  // The first request still trusts the earlier count.
  const answers = [await ask(null), await ask(0)];

  expect(answers).toEqual(['registered', 'One too many.']);
});

it('counts no registrations of another year or another account', async () => {
  const [{ _id: userId }, { _id: other }] = [await createUser(models), await createUser(models)];
  const [{ _id: campId }, { _id: lastYear }] = [await createCamp(models), await createCamp(models)];
  const template = await createCamper(models, { userId, campId: lastYear });
  for (let count = 1; count < most; count += 1) {
    await createCamper(models, { userId, campId: lastYear });
    await createCamper(models, { userId: other, campId });
  }

  expect(await registerOneMore(template, { userId, campId }, 0)).toBe('registered');
});

it('refuses a registration for a deleted account', async () => {
  const account = { userId: new Types.ObjectId(), campId: new Types.ObjectId() };

  const asked = inTransaction(connection, async (session) => {
    const writes = batchWrites(session);
    limited(session, writes, account);
    await writes.send();
  });

  await expect(asked).rejects.toThrow(`There is no account ${account.userId.toString()}.`);
});
