import { accessTokenLimit } from '@camp/contracts/access-token/limits';
import { createAccessToken } from '@camp/database/test/factories/access-token';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { knownPassword, serveApi } from '../../test/api-under-test';

const api = serveApi();
const day = 24 * 60 * 60 * 1000;

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
type Client = Awaited<ReturnType<typeof administrator>>;

const form = { name: 'Bus planner', scopes: ['camper:view-all'], days: '30', current: knownPassword };
const create = (client: Client, values: object = {}) =>
  client.post('/api/access-token/create', { ...form, ...values });
const tokenOf = async (client: Client, values: object = {}) =>
  (await create(client, values).expect(201)).body.msg.token as string;

const asTool = (token: string) => ({
  get: (path: string) => api.visitor.get(path).set('Authorization', `Bearer ${token}`),
  post: (path: string, body: object = {}) =>
    api.visitor.post(path, body).set('Authorization', `Bearer ${token}`),
});
const list = (token: string) => asTool(token).get('/api/camper/list');

beforeEach(() => api.models.AccessToken.deleteMany({}));

describe('an access token', () => {
  it('is shown once, stored as a hash, audited, and used at once', async () => {
    const client = await administrator();
    const { status, body } = await create(client);
    const { token } = body.msg;

    expect(status).toBe(201);
    expect(token).toMatch(/^camp_[0-9A-Za-z]{47}$/);
    expect((await list(token)).status).toBe(200);
    await api.deps.afterwards.settled();
    const listed = await client.get('/api/access-token/list').expect(200);
    expect(listed.body).toEqual([
      {
        ...{ _id: body._id, name: 'Bus planner', scopes: ['camper:view-all'], works: true },
        madeBy: expect.any(String),
        expiresAt: new Date(api.clock.now().getTime() + 30 * day).toISOString(),
        ...{ lastUsedAt: api.clock.now().toISOString(), createdAt: api.clock.now().toISOString() },
      },
    ]);
    const stored = JSON.stringify(await api.models.AccessToken.find().lean());
    expect(stored).not.toContain(token.slice(5, 40));
    await client.delete(`/api/access-token/delete/${body._id}`).expect(200);
    const audit = await api.models.Audit.find({ subject: 'access-token' }).lean();
    expect(audit.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  it('is not shown again to a repeated submit, and is created once', async () => {
    const client = await administrator();
    await create(client).expect(201);

    const again = await create(client);

    expect([again.status, again.body.message]).toEqual([
      409,
      'This token exists already, and is shown only once. Revoke it if you need another.',
    ]);
    expect(await api.models.AccessToken.countDocuments()).toBe(1);
  });

  it('needs the administrator’s password', async () => {
    const client = await administrator();
    for (const current of [undefined, '', 'Wrong1234']) {
      const { status, body } = await create(client, { current });
      expect([status, body.errors[0].path]).toEqual([400, 'current']);
    }
  });

  it('reports every wrong field at once', async () => {
    const { status, body } = await create(await administrator(), {
      name: '',
      scopes: ['camper:data'],
      days: '4000',
    });

    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'scopes.0', 'days']);
  });

  it.each(['user:edit', 'role:edit', 'camper:data', 'access-token:create', '__proto__'])(
    'has no scope %s',
    async (scope) => {
      expect((await create(await administrator(), { scopes: [scope] })).status).toBe(400);
    },
  );

  it('is created up to the limit', async () => {
    for (let made = 0; made < accessTokenLimit; made += 1) await createAccessToken(api.models);
    expect((await create(await administrator())).status).toBe(409);
  });

  it('is not for people with the right but without the role admin', async () => {
    const { name } = await createRole(api.models, { admin: ['edit-all', 'view', 'create'] });
    const client = await api.signedIn(await api.createAccount({ roles: [name] }));
    const { _id } = await createAccessToken(api.models);

    expect((await create(client)).status).toBe(403);
    expect((await client.get('/api/access-token/list')).status).toBe(403);
    expect((await client.delete(`/api/access-token/delete/${String(_id)}`)).status).toBe(403);
  });
});

describe('a program with a token', () => {
  const ended = 'This access token isn’t valid. It may be revoked or expired.';
  const expectEnded = async (token: string) => {
    const { status, body } = await list(token);
    expect([status, body.message]).toEqual([401, ended]);
  };

  it('is refused from the next call on once the token is revoked', async () => {
    const client = await administrator();
    const { body } = await create(client).expect(201);
    await client.delete(`/api/access-token/delete/${body._id}`).expect(200);
    await expectEnded(body.msg.token);
  });

  it('is refused once the token has expired', async () => {
    const token = await tokenOf(await administrator(), { days: '7' });
    api.clock.pass(7 * day - 1_000);
    expect((await list(token)).status).toBe(200);
    api.clock.pass(1_000);
    await expectEnded(token);
    api.clock.pass(-7 * day);
  });

  it('is refused once the maker has lost the role admin, and the list says so', async () => {
    const client = await administrator();
    const token = await tokenOf(client);
    await api.models.User.updateOne({ _id: client.userId }, { roles: ['user'] });

    await expectEnded(token);
    const { body } = await (await administrator()).get('/api/access-token/list');
    expect(body).toMatchObject([{ works: false }]);
  });

  it('is refused once the maker’s account is deleted, which deletes the token', async () => {
    const client = await administrator();
    const token = await tokenOf(client);
    await (await administrator()).delete(`/api/user/delete/${client.userId}`).expect(200);

    await expectEnded(token);
    expect(await api.models.AccessToken.countDocuments()).toBe(0);
  });

  it('loses what the maker’s roles lose', async () => {
    const token = await tokenOf(await administrator(), { scopes: ['camper:view-all', 'stripe:view-all'] });
    expect((await asTool(token).get('/api/stripe/list')).status).toBe(200);
    const { actions } = await api.models.Role.findOne({ name: 'admin' }).orFail().lean();
    const without = { ...actions, stripe: { create: true } };
    await api.models.Role.updateOne({ name: 'admin' }, { actions: without });

    const statuses = [(await list(token)).status, (await asTool(token).get('/api/stripe/list')).status];
    await api.models.Role.updateOne({ name: 'admin' }, { actions });

    expect(statuses).toEqual([200, 403]);
  });

  it('may do nothing outside its scopes', async () => {
    const token = await tokenOf(await administrator());
    const paths = ['stripe/list', 'audit/list', 'staff/list', 'camper/note/list', 'content/list'];
    for (const path of paths)
      expect([path, (await asTool(token).get(`/api/${path}`)).status]).toEqual([path, 403]);
  });

  it('reads a record by its id without medical answers, even of its maker’s own child', async () => {
    const client = await administrator();
    const token = await tokenOf(client);
    const camp = await createCamp(api.models, { year: 2026 });
    const values = { userId: (await api.models.User.findById(client.userId).orFail())._id, campId: camp._id };
    const camper = await createCamper(api.models, { ...values, allergicReactions: 'Yes' });
    const path = `/api/camper/read/${String(camper._id)}`;
    expect((await client.get(path)).body).toHaveProperty('allergicReactions', 'Yes');

    const { status, body } = await asTool(token).get(path);

    expect([status, body.nameFirst]).toEqual([200, camper.nameFirst]);
    expect(body).not.toHaveProperty('allergicReactions');
  });

  it('never makes tokens, changes rights or acts as a family, whatever its scopes', async () => {
    const client = await administrator();
    const token = await tokenOf(client, { scopes: ['camper:view-all', 'camper:edit-all', 'admin:edit'] });
    const tool = asTool(token);
    const calls = [
      await tool.post('/api/access-token/create', form),
      await tool.get('/api/access-token/list'),
      await tool.post(`/api/user/update/${client.userId}`, { roles: ['user'] }),
      await tool.post('/api/role/create', { name: 'Helper' }),
      await tool.get('/api/role/list'),
      await tool.get('/api/user/current'),
      await tool.get('/api/data/user'),
      await tool.get('/api/parent/list'),
      await tool.post('/api/user/logout'),
      await tool.post('/api/camper/create', {}),
    ];
    for (const { status, body } of calls)
      expect([status, body.message]).toEqual([403, 'An access token can’t make this call.']);
  });

  it('is a visitor of public calls, and gets the whole description of the API', async () => {
    const tool = asTool(await tokenOf(await administrator()));
    expect((await tool.get('/api/content/current')).status).toBe(200);
    expect((await tool.get('/api/openapi.json')).body.paths).toHaveProperty('/audit/list');
  });
});
