import { recordCommands } from '@camp/database/test/record-commands';
import { trusted } from 'mongoose';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const api = serveApi();

it('writes the times of many logins as one command, each with its account', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => api.createAccount()));
  const commands = await recordCommands(api.connection);
  const now = api.clock.now();

  const asked = await commands.during(async () => {
    for (const { _id } of users) api.deps.lastLogins.note(_id, now);
    await api.deps.afterwards.settled();
  });

  expect(asked).toEqual(['update users']);
  const ids = users.map(({ _id }) => _id);
  expect(await api.models.User.countDocuments({ _id: trusted({ $in: ids }), lastLogin: now })).toBe(12);
});

it('keeps the latest time, even if another process recorded it', async () => {
  const user = await api.createAccount();
  const [early, now] = [new Date('2026-06-30T12:00:00Z'), api.clock.now()];
  const later = new Date(now.getTime() + 1_000);
  const elsewhere = await api.createAccount({ lastLogin: later });

  for (const at of [early, now]) api.deps.lastLogins.note(user._id, at);
  api.deps.lastLogins.note(elsewhere._id, now);
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
