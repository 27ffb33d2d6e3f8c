import { createAccessToken } from '@camp/database/test/factories/access-token';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { hashToken } from '@camp/runtime/link-token';
import { newTokenText } from '../../access-token/token-text';
import { serveApi } from '../../../test/api-under-test';
import { withSecondFactor } from '../../../test/second-factor';

const api = serveApi({
  overrides: ({ settings }) => ({ settings: { ...settings, isSecondFactorRequired: true } }),
});
beforeAll(() => createCamp(api.models, { year: 2026 }));

const admins = { roles: ['user', 'admin'] };
const statuses = async (person: Awaited<ReturnType<typeof api.signedIn>>) =>
  Promise.all(
    ['/api/camper/list', '/api/user/list', '/api/role/list', '/api/camper/export'].map(
      async (path) => (await person.get(path)).status,
    ),
  );

it('lets people with such rights into nothing but the setup of login codes (S17)', async () => {
  const administrator = await api.signedIn(await api.createAccount(admins));

  const refused = await administrator.get('/api/camper/list');

  expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-required']);
  expect(await statuses(administrator)).toEqual([403, 403, 403, 403]);
  const { body } = await administrator.get('/api/user/current').expect(200);
  expect(body.msg).toMatchObject({ mustSetUpLoginCodes: true });
  await administrator.get('/api/user/secondfactor').expect(200);
  await administrator.get('/api/camp/current').expect(200);
  await administrator.post('/api/user/logout').expect(200);
});

it('lets them in with login codes, and in the week after an upgrade', async () => {
  const { user } = await withSecondFactor(api, await api.createAccount(admins));
  const secondFactorDueAt = new Date(api.clock.now().getTime() + 60_000);
  const late = await api.createAccount({ ...admins, secondFactorDueAt });

  expect(await statuses(await api.signedIn(user))).toEqual([200, 200, 200, 200]);
  expect(await statuses(await api.signedIn(late))).toEqual([200, 200, 200, 200]);
  api.clock.pass(60_000);
  expect(await statuses(await api.signedIn(late))).toEqual([403, 403, 403, 403]);
});

it('asks no family for codes, and nobody whose rights reach nobody else’s data', async () => {
  const texts = await createRole(api.models, { content: ['edit-all'] });
  const family = await api.signedIn();
  const writer = await api.signedIn(await api.createAccount({ roles: ['user', texts.name] }));

  for (const person of [family, writer]) await person.get('/api/parent/list?own=true').expect(200);
});

it('lets a program work on with the token that such a person made (S17)', async () => {
  const maker = await api.createAccount(admins);
  const token = newTokenText();
  await createAccessToken(api.models, { userId: maker._id, tokenHash: hashToken(token) });

  const read = await api.visitor.get('/api/camper/list').set('Authorization', `Bearer ${token}`);

  expect(read.status).toBe(200);
});
