import { sessionsPerAccount } from '@camp/database/user/session';
import type { StoredUser } from '@camp/database/user/user-model';
import { createRole } from '@camp/database/test/factories/role';
import type { ListedSession } from '@camp/contracts/user/session-operations';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const api = serveApi();
const minute = 60_000;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

/** Logs in from a browser, and waits until the login is stored. */
async function logIn({ email }: StoredUser, userAgent = phone) {
  const login = { email, password: knownPassword };
  const { body } = await api.visitor.post('/api/user/login', login).set('User-Agent', userAgent).expect(200);
  await api.deps.afterwards.settled();
  const authorization = `Bearer ${body.token as string}`;
  const get = (path: string) => api.visitor.get(path).set({ authorization, 'user-agent': userAgent });
  const post = (path: string, sent: object = {}) =>
    api.visitor.post(path, sent).set({ authorization, 'user-agent': userAgent });
  const list = async () => (await get('/api/user/sessions').expect(200)).body as ListedSession[];
  const status = async () => {
    const { status } = await get('/api/user/current');
    await api.deps.afterwards.settled();
    return status;
  };
  return { get, post, list, status };
}

it('lists each login with its device and last use, this one first, and nobody else’s', async () => {
  const [user, other] = [await api.createAccount(), await api.createAccount()];
  const first = await logIn(user);
  await logIn(other);
  api.clock.pass(7 * minute);
  const second = await logIn(user, laptop);
  const began = api.clock.now().getTime();

  const listed = await second.list();

  expect(listed).toEqual([
    expect.objectContaining({ device: 'Edge on Windows', isThis: true }),
    expect.objectContaining({ device: 'Safari on iPhone', isThis: false }),
  ]);
  expect(began - Date.parse(listed[1]?.usedAt ?? '')).toBe(7 * minute);
  expect(await first.status()).toBe(200);
  expect((await second.list()).map(({ usedAt }) => Date.parse(usedAt))).toEqual([began, began]);
});

it('ends one login, and no login of another account', async () => {
  const [user, other] = [await api.createAccount(), await api.createAccount()];
  const [here, there, stranger] = [await logIn(user), await logIn(user, laptop), await logIn(other)];
  const idOf = async (client: typeof here) => (await client.list()).find(({ isThis }) => isThis)?._id;
  const end = async (sessionId: unknown) => here.post('/api/user/sessions/end', { sessionId }).expect(200);

  await end(await idOf(stranger));
  await end(await idOf(there));

  expect([await here.status(), await there.status(), await stranger.status()]).toEqual([200, 401, 200]);
  expect(await here.list()).toHaveLength(1);
  await here.post('/api/user/sessions/end', { sessionId: 'mine' }).expect(400);
});

it('ends all other logins, also one that is not stored', async () => {
  const user = await api.createAccount();
  const [here, there, unstored] = [await logIn(user), await logIn(user, laptop), await api.signedIn(user)];

  await here.post('/api/user/sessions/endothers').expect(200);

  expect([await here.status(), await there.status()]).toEqual([200, 401]);
  await unstored.get('/api/user/current').expect(401);
  expect(await here.list()).toHaveLength(1);
});

it('ends the oldest login with one above the limit, whether or not it was stored, and no newer one', async () => {
  const user = await api.createAccount();
  const unstored = await api.signedIn(user);
  api.clock.pass(1_000);
  const oldest = await logIn(user);
  const later: (typeof oldest)[] = [];
  while (later.length < sessionsPerAccount - 1) {
    api.clock.pass(1_000);
    later.push(await logIn(user));
  }
  expect(await oldest.status()).toBe(200);
  await unstored.get('/api/user/current').expect(401);
  api.clock.pass(1_000);

  const newest = await api.signedIn(user);
  await newest.get('/api/user/current').expect(200);
  const last = await logIn(user);

  expect(await Promise.all([oldest, ...later, last].map((client) => client.status()))).toEqual([
    401,
    ...Array<number>(sessionsPerAccount).fill(200),
  ]);
});

it('ends an unused login of an administrator after an hour, and a family’s after 12', async () => {
  const registrars = await createRole(api.models, { camper: ['view-all'] });
  const family = await logIn(await api.createAccount());
  const administrator = await logIn(await api.createAccount({ roles: ['user', registrars.name] }), laptop);
  for (const wait of [59, 59]) {
    api.clock.pass(wait * minute);
    expect(await administrator.status()).toBe(200);
  }
  api.clock.pass(61 * minute);

  const { status, body } = await administrator.get('/api/user/current');

  expect([status, body.message]).toEqual([401, 'Your session has expired. Please log in again.']);
  expect(await family.status()).toBe(200);
  api.clock.pass(10 * 60 * minute);
  expect(await family.status()).toBe(401);
});

it('ends an unused login after an hour too if its rights open medical answers, but no page', async () => {
  const readers = await createRole(api.models, { camper: ['data'] });
  const reader = await logIn(await api.createAccount({ roles: ['user', readers.name] }));
  api.clock.pass(61 * minute);

  expect(await reader.status()).toBe(401);
});

it('has the browser clear its cache on a logout, and nothing else', async () => {
  const person = await api.signedIn();

  const { headers } = await person.post('/api/user/logout').expect(200);

  expect(headers['clear-site-data']).toBe('"cache"');
});
