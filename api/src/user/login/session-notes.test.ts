import { randomUUID } from 'node:crypto';
import { recordCommands } from '@camp/database/test/record-commands';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted } from 'mongoose';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const api = serveApi();

const startedBy = ({ _id: userId }: Pick<StoredUser, '_id'>, at: Date) => ({
  userId,
  sessionId: `0.${randomUUID()}`,
  device: 'Safari on iPhone',
  startedAt: at,
  usedAt: at,
});

it('writes the times of many logins as one command, each with its account', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => api.createAccount()));
  const commands = await recordCommands(api.connection);
  const now = api.clock.now();

  const asked = await commands.during(async () => {
    for (const user of users) api.deps.sessionNotes.login(startedBy(user, now));
    await api.deps.afterwards.settled();
  });

  expect(asked).toEqual(['update users']);
  const ids = users.map(({ _id }) => _id);
  const stored = await api.models.User.find({ _id: trusted({ $in: ids }), lastLogin: now }).lean();
  expect(stored.map(({ recentSessions }) => recentSessions?.length)).toEqual(Array(12).fill(1));
});

it('keeps the latest time, even if another process recorded it', async () => {
  const user = await api.createAccount();
  const [early, now] = [new Date('2026-06-30T12:00:00Z'), api.clock.now()];
  const later = new Date(now.getTime() + 1_000);
  const elsewhere = await api.createAccount({ lastLogin: later });

  for (const at of [early, now]) api.deps.sessionNotes.login(startedBy(user, at));
  api.deps.sessionNotes.login(startedBy(elsewhere, now));
  await api.deps.afterwards.settled();

  const stored = async (_id: typeof user._id) =>
    (await api.models.User.findById(_id).orFail().lean()).lastLogin;
  expect([await stored(user._id), await stored(elsewhere._id)]).toEqual([now, later]);
});

it('records a login after its response, and none with a wrong password', async () => {
  const [right, wrong] = [await api.createAccount(), await api.createAccount()];

  await api.visitor.post('/api/user/login', { email: right.email, password: knownPassword }).expect(200);
  await api.visitor.post('/api/user/login', { email: wrong.email, password: 'Wrong1234' }).expect(401);
  await api.deps.afterwards.settled();

  const noted = await api.models.User.find({
    _id: trusted({ $in: [right._id, wrong._id] }),
    lastLogin: api.clock.now(),
  }).lean();
  expect(noted.map(({ email }) => email)).toEqual([right.email]);
});

it('records a use once, however many calls come at once, and none within five minutes', async () => {
  const user = await api.createAccount();
  const person = await api.signedIn(user);
  const commands = await recordCommands(api.connection);
  const askTwice = async () => {
    await Promise.all([person.get('/api/user/current'), person.get('/api/user/current')]);
    await api.deps.afterwards.settled();
  };
  api.clock.pass(5 * 60_000 - 1_000);
  expect(await commands.during(askTwice)).not.toContain('update users');
  api.clock.pass(1_000);

  expect((await commands.during(askTwice)).filter((name) => name === 'update users')).toHaveLength(1);

  const { recentSessions } = await api.models.User.findById(user._id).orFail().lean();
  expect(recentSessions).toMatchObject([{ usedAt: api.clock.now() }]);
  expect(await commands.during(askTwice)).not.toContain('update users');
});
