import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { recordKinds } from '@camp/contracts/related-records/kinds';
import type { StoredUser } from '@camp/database/user/user-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createAccessToken } from '@camp/database/test/factories/access-token';
import { hashToken } from '@camp/runtime/link-token';
import { mongo } from 'mongoose';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { recoveryCode, withSecondFactor } from '../../../test/second-factor';
import { newTokenText } from '../../access-token/token-text';
import { ProblemError } from '../../refusals/problem';

const minutes = 60_000;
const api = serveApi({ limits: { login: { most: 3, per: 900 }, secondFactor: { most: 3, per: 900 } } });
beforeAll(() => createCamp(api.models, { year: 2026 }));

const all = Object.entries(operations as Record<OperationName, Operation>);
const proven = all.filter(([, { freshProof }]) => freshProof === 'always');

/** An administrator with login codes, whose last login was ten minutes ago. */
async function administratorAgo(passed = 10 * minutes, values: Partial<StoredUser> = {}) {
  const account = await api.createAccount({ roles: ['user', 'admin'], ...values });
  const factor = await withSecondFactor(api, account);
  const client = await api.signedIn(account);
  api.clock.pass(passed);
  const prove = (body: object) => client.post('/api/user/proof', body);
  return { ...factor, client, prove, exports: async () => (await client.get('/api/camper/export')).status };
}

it('is needed for files of records, refunds, rights, messages to families, and deletions of accounts (S18)', () => {
  const files = all.filter(([, { binary }]) => binary !== undefined && binary !== 'image/webp');
  const roles = ['role.create', 'role.update', 'role.delete'];
  const factors = ['user.reset-second-factor', 'user.start-second-factor'];
  const passkeys = ['user.start-passkey', 'user.remove-passkey'];
  const once = ['stripe.refund', 'stripe.reconcile', 'message.send', 'user.delete', 'access-token.create'];
  const others = [...once, ...roles, ...factors, ...passkeys];

  expect(files.length).toBeGreaterThan(8);
  expect(proven.map(([name]) => name).sort()).toEqual([...files.map(([name]) => name), ...others].sort());
});

it.each(proven)(
  '%s is refused ten minutes after the login, before its input is read (S18)',
  async (_, call) => {
    const { client } = await administratorAgo();
    const path = `/api${call.path.replace(/:\w+/, '64b000000000000000000001')}`;

    const { status, body } = await (call.method === 'GET'
      ? client.get(path)
      : call.method === 'POST'
        ? client.post(path, {})
        : client.delete(path));

    expect([status, body.code]).toEqual([403, 'proof-required']);
  },
);

const lists = all.filter(([name, { freshProof }]) => name.endsWith('.list') && freshProof === 'sometimes');

it('is needed for the lists of all kinds of registrations', () => {
  const names = lists.map(([name]) => name).sort();
  expect(names).toEqual([...recordKinds.map((kind) => `${kind}.list`), 'camper-waitlist.list'].sort());
});

it.each(lists)('%s needs it only if the page saves a file of it (S18)', async (_, { path }) => {
  const { client, prove } = await administratorAgo();
  const file = () => client.get(`/api${path}?purpose=file`);

  await client.get(`/api${path}`).expect(200);
  const { status, body } = await file();
  expect([status, body.code]).toEqual([403, 'proof-required']);
  expect(await api.models.Audit.countDocuments({ actorId: client.userId, action: 'export' })).toBe(0);
  await prove({ code: recoveryCode }).expect(200);
  await file().expect(200);
});

it('a change of roles needs it, and other changes of an account do not (S18)', async () => {
  const { client, prove } = await administratorAgo();
  const { _id } = await api.createAccount();
  const change = (body: object) => client.post(`/api/user/update/${String(_id)}`, body);
  const rolesOf = async () => (await api.models.User.findById(_id).orFail().lean()).roles;

  await change({ nameFirst: 'Sam', roles: ['user'] }).expect(200);
  const refused = await change({ roles: ['user', 'admin'] });
  expect([refused.status, refused.body.code, await rolesOf()]).toEqual([403, 'proof-required', ['user']]);
  await prove({ code: recoveryCode }).expect(200);
  await change({ roles: ['user', 'admin'] }).expect(200);

  expect(await rolesOf()).toEqual(['user', 'admin']);
});

it('another account’s address needs it, since that would give its rights to a stolen session (S18)', async () => {
  const { client, prove } = await administratorAgo();
  const { _id, email } = await api.createAccount({ roles: ['user', 'admin'] });
  const change = (values: object) => client.post(`/api/user/update/${String(_id)}`, values);
  const wanted = { email: `thief.${email}` };
  const links = () => api.models.Link.countDocuments({ userId: _id });

  for (let tries = 0; tries < 6; tries += 1) {
    const { status, body } = await change(wanted);
    expect([status, body.code, await links()]).toEqual([403, 'proof-required', 0]);
  }
  await change({ email: email.toUpperCase(), nameFirst: 'Sam' }).expect(200);
  await prove({ code: recoveryCode }).expect(200);
  await change(wanted).expect(200);

  expect(await links()).toBe(1);
});

it('lasts ten minutes, in its own session only, which stays the same', async () => {
  const { client, prove, exports, codeNow, user } = await administratorAgo(10 * minutes - 1);
  expect(await exports()).toBe(200);
  api.clock.pass(1);
  expect(await exports()).toBe(403);
  const other = await api.signedIn(user);
  api.clock.pass(10 * minutes);

  await prove({ code: codeNow() }).expect(200);

  expect(await exports()).toBe(200);
  expect((await other.get('/api/camper/export')).body.code).toBe('proof-required');
  await api.deps.afterwards.settled();
  const { recentSessions = [] } = await api.models.User.findById(user._id).orFail().lean<StoredUser>();
  const { body: listed } = await client.get('/api/user/sessions').expect(200);
  expect([recentSessions.length, (listed as unknown[]).length]).toEqual([2, 2]);
  api.clock.pass(10 * minutes);
  expect(await exports()).toBe(403);
});

it('takes the second factor of an account that has one, and its password for nothing (S18)', async () => {
  const { prove, exports, codeNow } = await administratorAgo();

  const byPassword = await prove({ current: knownPassword });
  expect([byPassword.status, byPassword.body.errors]).toEqual([
    400,
    [{ path: 'code', message: 'Enter a code.' }],
  ]);
  await prove({ code: '000' }).expect(400);
  expect(await exports()).toBe(403);
  const code = codeNow();
  const both = await Promise.all([prove({ code }), prove({ code })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await exports()).toBe(200);
});

it('counts wrong codes and passwords like those of a login', async () => {
  const { prove, codeNow } = await administratorAgo();
  for (const code of ['1', '2', '3']) await prove({ code }).expect(400);
  await prove({ code: codeNow() }).expect(429);

  const family = await api.signedIn();
  for (const current of ['A', 'B', 'C']) await family.post('/api/user/proof', { current }).expect(400);
  await family.post('/api/user/proof', { current: knownPassword }).expect(429);
});

it('counts no code or password that was not checked', async () => {
  const { prove, codeNow } = await administratorAgo();
  const family = await api.signedIn();
  const matches = jest
    .spyOn(api.deps.passwords, 'matches')
    .mockRejectedValue(new ProblemError('unavailable', 'Busy.'));
  const findOne = jest.spyOn(api.models.SecondFactor, 'findOne').mockImplementation(() => {
    throw new mongo.MongoServerSelectionError('The database is away.', {} as never);
  });
  for (let time = 0; time < 4; time += 1) {
    await family.post('/api/user/proof', { current: knownPassword }).expect(503);
    await prove({ code: codeNow() }).expect(503);
  }
  matches.mockRestore();
  findOne.mockRestore();

  await family.post('/api/user/proof', { current: knownPassword }).expect(200);
  await prove({ code: codeNow() }).expect(200);
});

it('is asked of nobody without a second factor where none is required, and of no program', async () => {
  const account = await api.createAccount({ roles: ['user', 'admin'] });
  const client = await api.signedIn(account);
  const maker = await administratorAgo(60 * minutes - 1);
  const token = newTokenText();
  await createAccessToken(api.models, { userId: maker._id, tokenHash: hashToken(token) });

  await client.get('/api/camper/export').expect(200);
  await api.visitor.get('/api/camper/export').set('Authorization', `Bearer ${token}`).expect(200);
});

describe('where a second factor is required', () => {
  const strict = serveApi({
    overrides: ({ settings }) => ({ settings: { ...settings, isSecondFactorRequired: true } }),
  });

  it('it is asked of people in their week without one, by their password', async () => {
    await createCamp(strict.models, { year: 2026 });
    const secondFactorDueAt = new Date(strict.clock.now().getTime() + 60 * minutes);
    const account = await strict.createAccount({ roles: ['user', 'admin'], secondFactorDueAt });
    const client = await strict.signedIn(account);
    strict.clock.pass(10 * minutes);

    expect((await client.get('/api/camper/export')).body.code).toBe('proof-required');
    await client.post('/api/user/proof', { current: knownPassword }).expect(200);
    await client.get('/api/camper/export').expect(200);
    const family = await strict.signedIn();
    strict.clock.pass(10 * minutes);
    await family.get('/api/user/download').expect(200);
  });
});
