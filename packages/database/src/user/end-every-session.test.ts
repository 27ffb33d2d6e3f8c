import { createAccessToken } from '../../test/factories/access-token';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { endEverySession } from './end-every-session';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

it('raises the session generation of every account and revokes every access token', async () => {
  const now = new Date('2031-07-20T10:00:30Z');
  const minutes = now.getTime() / 60_000 - 0.5;
  const [first, later] = [await createUser(models), await createUser(models)];
  await models.User.updateOne({ _id: later._id }, { sessionGeneration: minutes + 7 });
  await createAccessToken(models);
  const read = async () =>
    (await models.User.find().sort({ _id: 1 }).lean()).map((user) => user.sessionGeneration);

  await endEverySession(models, now);
  expect(await read()).toEqual([minutes, minutes + 8]);
  await endEverySession(models, now);

  expect(await read()).toEqual([minutes + 1, minutes + 9]);
  expect(await models.AccessToken.countDocuments()).toBe(0);
  const { updatedAt } = await models.User.findById(first._id).orFail().lean();
  expect(updatedAt).toEqual(first.updatedAt);
});
