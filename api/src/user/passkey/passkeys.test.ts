import type { SecondFactorState } from '@camp/contracts/user/second-factor-operations';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { askLogin, askNew, askProof, createPasskey, withPasskey } from '../../../test/passkeys';
import { challengeOf, codeOf, withSecondFactor } from '../../../test/second-factor';

const api = serveApi({ limits: { secondFactor: { most: 3, per: 900 } } });
const minutes = 60_000;

const finish = (challenge: string, values: object) =>
  api.visitor.post('/api/user/login/second-factor', { challenge, ...values });
const stateOf = async (client: Awaited<ReturnType<typeof api.signedIn>>) =>
  (await client.get('/api/user/secondfactor').expect(200)).body as SecondFactorState;
const changesOf = async (userId: unknown) =>
  (await api.models.Outbox.find({ name: 'user.second-factor-changed' }).sort({ _id: 1 }).lean())
    .filter(({ payload }) => payload.userId === String(userId))
    .map(({ payload }) => payload.change);

describe('adding a passkey', () => {
  it('brings recovery codes the first time, ends other sessions, and is audited and emailed', async () => {
    const account = await api.createAccount();
    const other = await api.signedIn(account);
    const { client, user, recoveryCodes, passkey } = await withPasskey(api, account);

    expect(new Set(recoveryCodes).size).toBe(10);
    await other.get('/api/user/current').expect(401);
    const state = await stateOf(client);
    expect(state).toMatchObject({ isOn: true, hasApp: false, recoveryCodesLeft: 10 });
    expect(state.passkeys).toMatchObject([{ name: 'My phone', backedUp: true, lastUsedAt: null }]);
    expect((await withPasskey(api, user)).recoveryCodes).toBeUndefined();
    expect(await changesOf(user._id)).toEqual(['passkey-added', 'passkey-added']);
    expect(await api.models.Audit.countDocuments({ action: 'add-passkey', recordIds: user._id })).toBe(2);
    const again = { name: 'Again', passkey: passkey.make(await askNew(client)) };
    await client.post('/api/user/passkeys/add', again).expect(400);
  });

  it('stores no field that the form does not have (S25)', async () => {
    const client = await api.signedIn();
    const planted = { counter: 7, userId: String((await api.createAccount())._id), publicKey: 'planted' };
    const body = { ...planted, name: 'Key', passkey: createPasskey().make(await askNew(client)) };

    await client.post('/api/user/passkeys/add', body).expect(200);

    const stored = await api.models.Passkey.findOne({ userId: client.userId }).orFail().lean();
    expect(stored).toMatchObject({ counter: 0, publicKey: expect.not.stringContaining('planted') });
    expect(await api.models.Passkey.countDocuments({ userId: planted.userId })).toBe(0);
  });

  it('needs the password, this site’s own question, and its session, within five minutes (S19)', async () => {
    const client = await api.signedIn();
    const add = (passkey: object, by = client) => by.post('/api/user/passkeys/add', { name: 'Key', passkey });
    await client.post('/api/user/passkeys/start', { current: 'Wrong1234' }).expect(400);
    const stranger = await api.signedIn();
    await askNew(stranger);

    await add(createPasskey().make(await askNew(client), { origin: 'https://evil.example' })).expect(400);
    await add(createPasskey().make(await askNew(client), { rpId: 'evil.example' })).expect(400);
    await add(createPasskey().make({ challenge: 'bWFkZSB1cA' })).expect(400);
    await add(createPasskey().make(await askNew(client)), stranger).expect(400);
    const late = createPasskey().make(await askNew(client));
    api.clock.pass(5 * minutes);
    await add(late).expect(400);
    const right = createPasskey().make(await askNew(client));
    const answers = await Promise.all([add(right), add(right)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await api.models.Passkey.countDocuments({ userId: client.userId })).toBe(1);
  });
});

describe('a login with a passkey', () => {
  it('follows the right password, and each question counts once (S19)', async () => {
    const { user, passkey, client } = await withPasskey(api);
    const challenge = await challengeOf(api, user.email);
    const answer = { passkey: passkey.answer(await askLogin(api, challenge)) };

    const both = await Promise.all([finish(challenge, answer), finish(challenge, answer)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { token } = both.find(({ status }) => status === 200)?.body as { token: string };
    await api.visitor.get('/api/user/current').set('Authorization', `Bearer ${token}`).expect(200);
    await finish(await challengeOf(api, user.email), answer).expect(401);
    expect((await stateOf(client)).passkeys[0]?.lastUsedAt).toBe(api.clock.now().toISOString());
  });

  it('takes no answer to another login, to a proof, of another account or another site, or a late one (S19)', async () => {
    const { user, passkey, client } = await withPasskey(api);
    const other = await withPasskey(api);
    const challenge = await challengeOf(api, user.email);
    const refuse = async (answer: object) => {
      const { status, body } = await finish(challenge, { passkey: answer });
      expect([status, body.code]).toEqual([401, 'wrong-code']);
    };
    const ask = () => askLogin(api, challenge);

    const another = await challengeOf(api, user.email);
    await refuse(passkey.answer(await askLogin(api, another)));
    await refuse(passkey.answer(await askProof(client)));
    await ask();
    await refuse(passkey.answer(await askProof(client)));
    await refuse(other.passkey.answer(await ask()));
    await refuse(passkey.answer(await ask(), { origin: 'https://evil.example' }));
    await refuse(passkey.answer(await ask(), { rpId: 'evil.example' }));
    await finish(challenge, { passkey: passkey.answer(await ask()) }).expect(200);
    const late = await challengeOf(api, user.email);
    const question = await askLogin(api, late);
    api.clock.pass(5 * minutes);
    await finish(late, { passkey: passkey.answer(question) }).expect(401);
  });

  it('asks no account without passkeys, and nobody without the first step', async () => {
    const { challenge } = await withSecondFactor(api);
    const { body } = await api.visitor.post('/api/user/login/passkey', { challenge: await challenge() });

    expect(body).toEqual({ options: null });
    await api.visitor.post('/api/user/login/passkey', { challenge: 'made up' }).expect(401);
    const { client } = await withPasskey(api);
    const { challenge: ofProof } = await askProof(client);
    await api.visitor.post('/api/user/login/passkey', { challenge: ofProof }).expect(401);
    await finish(ofProof, { code: '123456' }).expect(401);
  });

  it('works when codes are refused after too many wrong ones', async () => {
    const { user, passkey } = await withPasskey(api);
    const challenge = await challengeOf(api, user.email);
    for (const code of ['1', '2', '3']) await finish(challenge, { code }).expect(401);
    await finish(challenge, { code: '4' }).expect(429);

    await finish(challenge, { passkey: passkey.answer(await askLogin(api, challenge)) }).expect(200);
  });

  it('reports a counter that does not grow, and refuses nobody for it', async () => {
    const warn = jest.spyOn(api.deps.logger, 'warn');
    const { user, passkey, id } = await withPasskey(api);
    const logIn = async (counter: number) => {
      const challenge = await challengeOf(api, user.email);
      const answer = passkey.answer(await askLogin(api, challenge), { counter });
      await finish(challenge, { passkey: answer }).expect(200);
    };

    for (const counter of [0, 0, 7, 8]) await logIn(counter);
    expect(warn).not.toHaveBeenCalled();
    await logIn(8);

    const expected = { passkeyId: id, userId: user._id.toString(), counter: 8, newCounter: 8 };
    expect(warn).toHaveBeenCalledWith(expected, 'The counter of a passkey did not grow');
    warn.mockRestore();
  });
});

it('is a fresh proof in its own session, once', async () => {
  const account = await api.createAccount({ roles: ['user', 'admin'] });
  const { client, passkey, user } = await withPasskey(api, account);
  const other = await api.signedIn(user);
  api.clock.pass(10 * minutes);
  const prove = (answer: object, by = client) => by.post('/api/user/proof', { passkey: answer });
  const answer = passkey.answer(await askProof(client));
  await askProof(other);

  await client.get('/api/camper/export').expect(403);
  await prove(answer, other).expect(400);
  await prove(answer).expect(200);
  await prove(answer).expect(400);

  expect((await client.get('/api/camper/export')).body.code).not.toBe('proof-required');
  expect((await other.get('/api/camper/export')).body.code).toBe('proof-required');
});

it('fills no audit with refused answers, and is accepted after them', async () => {
  const { client, passkey, user } = await withPasskey(api);
  const prove = (answer: object) => client.post('/api/user/proof', { passkey: answer });
  const wrong = createPasskey().answer({ challenge: 'bWFkZSB1cA' });

  for (let tries = 0; tries < 6; tries += 1) await prove(wrong).expect(400);

  const refused = { action: 'fail-second-factor', recordIds: user._id } as const;
  expect(await api.models.Audit.countDocuments(refused)).toBe(3);
  await prove(passkey.answer(await askProof(client))).expect(200);
});

describe('removing a passkey', () => {
  it('is for its owner, with a fresh proof, and the last one turns the second factor off', async () => {
    const { client, id, user } = await withPasskey(api);
    const stranger = await api.signedIn();
    const path = `/api/user/passkeys/delete/${id}`;
    const rename = (by = client) => by.post(`/api/user/passkeys/rename/${id}`, { name: ' Blue key ' });
    await stranger.delete(path).expect(404);
    await rename(stranger).expect(404);
    await rename().expect(200);
    expect((await stateOf(client)).passkeys).toMatchObject([{ name: 'Blue key' }]);
    api.clock.pass(10 * minutes);
    expect((await client.delete(path)).body.code).toBe('proof-required');

    await (await api.signedIn(user)).delete(path).expect(200);

    expect(await stateOf(client)).toMatchObject({ isOn: false, recoveryCodesLeft: 0, passkeys: [] });
    await api.visitor.post('/api/user/login', { email: user.email, password: knownPassword }).expect(200);
    expect(await changesOf(user._id)).toEqual(['passkey-added', 'off']);
  });

  it('leaves an app as it is, and concurrent removals of both turn everything off', async () => {
    const { client, id, user } = await withPasskey(api);
    const started = await client.post('/api/user/secondfactor/start', { current: knownPassword }).expect(200);
    const { secret } = started.body as { secret: string };
    const codeNow = (steps: number) => codeOf(secret, api.clock.now(), steps);
    await client.post('/api/user/secondfactor/confirm', { code: codeNow(-1) }).expect(200);
    const second = await withPasskey(api, user);
    await client.delete(`/api/user/passkeys/delete/${second.id}`).expect(200);
    expect(await stateOf(client)).toMatchObject({ isOn: true, hasApp: true, passkeys: [{ _id: id }] });

    const answers = await Promise.all([
      client.delete(`/api/user/passkeys/delete/${id}`),
      client.post('/api/user/secondfactor/remove', { code: codeNow(0) }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf(client)).toEqual({ isOn: false, hasApp: false, recoveryCodesLeft: 0, passkeys: [] });
    expect(await api.models.SecondFactor.countDocuments({ userId: user._id })).toBe(0);
  });

  it('comes with a reset and with the deletion of the account', async () => {
    const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    const [lost, leaving] = [await withPasskey(api), await withPasskey(api)];

    await administrator.post(`/api/user/secondfactor/reset/${String(lost.user._id)}`).expect(200);
    await administrator.delete(`/api/user/delete/${String(leaving.user._id)}`).expect(200);

    for (const { user } of [lost, leaving])
      expect(await api.models.Passkey.countDocuments({ userId: user._id })).toBe(0);
  });
});

it('keeps a stolen session with the password from adding an app, which would prove in its place (S18)', async () => {
  const { client, user } = await withPasskey(api);
  const start = (by = client) => by.post('/api/user/secondfactor/start', { current: knownPassword });
  api.clock.pass(10 * minutes);

  const { status, body } = await start();

  expect([status, body.code, await stateOf(client)]).toMatchObject([
    403,
    'proof-required',
    { hasApp: false },
  ]);
  expect(await api.models.SecondFactor.findOne({ userId: user._id }).orFail().lean()).not.toHaveProperty(
    'pending',
  );
  await start(await api.signedIn(user)).expect(200);
});

it('lets an account with passkeys alone make new recovery codes, with a fresh proof', async () => {
  const { client, recoveryCodes = [], user } = await withPasskey(api);
  const replace = () => client.post('/api/user/secondfactor/recoverycodes', {});

  const { body } = await replace().expect(200);

  await finish(await challengeOf(api, user.email), { code: recoveryCodes[0] }).expect(401);
  const [code] = (body as { recoveryCodes: string[] }).recoveryCodes;
  await finish(await challengeOf(api, user.email), { code }).expect(200);
  api.clock.pass(10 * minutes);
  expect((await replace()).body.code).toBe('proof-required');
});
