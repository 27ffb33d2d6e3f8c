import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { createUser } from '@camp/testing/factories/user';
import { openTestDatabase } from '@camp/testing/open-database';
import { Types, type ClientSession } from 'mongoose';
import { inTransaction } from '../transaction';
import { hasRoomForRegistration, type AccountAtCamp } from './registrations-in-turn';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const most = 12;
const patience = 25_000;
type HasRoom = (session: ClientSession, account: AccountAtCamp) => Promise<boolean>;

/** Thirty registrations of one account that all begin before one of them ends. @returns how many there are */
async function thirtyAtOnce(hasRoom: HasRoom): Promise<number> {
  const [{ _id: userId }, { _id: campId }] = [await createUser(models), await createCamp(models)];
  const template = await createCamper(models, { campId });
  let begun = 0;
  let allBegan: () => void;
  const together = new Promise<void>((resolve) => (allBegan = resolve));
  const registerOne = (_: unknown, index: number) =>
    inTransaction(
      connection,
      async (session) => {
        await models.Camp.exists({ _id: campId }).session(session);
        if ((begun += 1) === 30) allBegan();
        await together;
        if (!(await hasRoom(session, { userId, campId }))) throw new Error('One too many.');
        const own = { _id: new Types.ObjectId(), userId, personKey: `child ${index}` };
        await models.Camper.create([{ ...template, ...own }], { session });
      },
      patience,
    );
  await Promise.allSettled(Array.from({ length: 30 }, registerOne));
  return models.Camper.countDocuments({ userId, campId });
}

it('lets thirty registrations at once never be thirteen', async () => {
  const stored = await thirtyAtOnce((session, account) =>
    hasRoomForRegistration(models, session, account, { of: 'Camper', most }),
  );

  expect(stored).toBe(most);
});

it('lets thirty never be thirteen that all were counted before the first of them', async () => {
  const stored = await thirtyAtOnce((session, account) =>
    hasRoomForRegistration(models, session, account, { of: 'Camper', most, counted: null }),
  );

  expect(stored).toBe(most);
});

it('counts again only when the account has registered somebody since', async () => {
  const [{ _id: userId }, { _id: campId }] = [await createUser(models), await createCamp(models)];
  for (let count = 0; count < most; count += 1) await createCamper(models, { userId, campId });
  const ask = (counted: number | null) =>
    inTransaction(connection, (session) =>
      hasRoomForRegistration(models, session, { userId, campId }, { of: 'Camper', most, counted }),
    );

  // The first one was told that there is room, and believes it.
  const answers = [await ask(null), await ask(null), await ask(1), await ask(1)];

  expect(answers).toEqual([true, false, true, false]);
});

it('needs the turn: counted alone, thirty at once are more', async () => {
  const stored = await thirtyAtOnce(
    async (session, account) => (await models.Camper.countDocuments(account).session(session)) < most,
  );

  expect(stored).toBeGreaterThan(most);
});

it('is refused for an account that is gone', async () => {
  const account = { userId: new Types.ObjectId(), campId: new Types.ObjectId() };
  await expect(
    inTransaction(connection, (session) =>
      hasRoomForRegistration(models, session, account, { of: 'Camper', most }),
    ),
  ).rejects.toThrow('There is no account');
});
