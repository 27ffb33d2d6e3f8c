import type { StoredUser } from '@camp/database/user/user-model';
import { inTransaction } from '@camp/database/transaction';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { endEverySession } from '@camp/database/user/end-every-session';
import { endSessions } from './end-sessions';
import { startSession } from './sessions';

const api = serveApi();
const minute = 60_000;

const statusOf = async (token: string) =>
  (await api.visitor.get('/api/user/current').set('Authorization', `Bearer ${token}`)).status;
const statusesOf = (...tokens: string[]) => Promise.all(tokens.map(statusOf));
const accountOf = ({ _id }: StoredUser) => api.models.User.findById(_id).orFail().lean<StoredUser>();
const logIn = async (user: StoredUser) => startSession(api.deps, await accountOf(user)).token;
const endAll = ({ _id }: StoredUser) =>
  inTransaction(api.connection, (session) => endSessions(api.models, _id, session));
const restore = (backup: StoredUser) => api.models.User.collection.replaceOne({ _id: backup._id }, backup);

it('ends sessions that a restored backup would reopen (S63)', async () => {
  const user = await api.createAccount();
  const backup = await accountOf(user);
  const first = await logIn(user);
  await endAll(user);
  const second = await logIn(user);
  await endAll(user);
  await restore(backup);
  const opened = await statusesOf(first, second);

  await endEverySession(api.models, api.clock.now());
  const ended = await statusesOf(first, second);
  await endAll(user);

  expect(opened).toEqual([200, 401]);
  expect(ended).toEqual([401, 401]);
  // A change of password never repeats an earlier generation.
  expect(await statusesOf(first, second)).toEqual([401, 401]);
  expect(await statusOf(await logIn(user))).toBe(200);
});

it('ends sessions since an earlier restore of the same backup, also right after a run', async () => {
  const user = await api.createAccount();
  const backup = await accountOf(user);
  await endEverySession(api.models, api.clock.now());
  const ended = await logIn(user);
  await endAll(user);
  await restore(backup);

  await endEverySession(api.models, new Date(api.clock.now().getTime() + minute));
  const again = await statusOf(ended);
  const afterwards = await logIn(user);
  await endEverySession(api.models, new Date(api.clock.now().getTime() + minute));

  expect([again, await statusOf(afterwards)]).toEqual([401, 401]);
});

it('ends the session that continued through a password change', async () => {
  const user = await api.createAccount();
  const otherSession = await api.signedIn(user);
  const passwords = { newPassword: 'Moonlight2', newPasswordConf: 'Moonlight2' };
  await otherSession.post('/api/user/password', { current: knownPassword, ...passwords }).expect(200);
  const before = await statusOf(otherSession.token);

  await endEverySession(api.models, api.clock.now());

  expect([before, await statusOf(otherSession.token)]).toEqual([200, 401]);
});
