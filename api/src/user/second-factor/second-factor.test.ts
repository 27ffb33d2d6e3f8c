import { knownPassword, serveApi } from '../../../test/api-under-test';
import { codeOf, recoveryCode, withSecondFactor } from '../../../test/second-factor';

const api = serveApi({ limits: { secondFactor: { most: 10, per: 900 } } });
const minute = 60_000;

const secondStep = (challenge: string, code: string) =>
  api.visitor.post('/api/user/login/second-factor', { challenge, code });
const actionsOn = async (recordIds: unknown) =>
  (
    await api.models.Audit.find({ recordIds } as object)
      .sort({ _id: 1 })
      .lean()
  ).map(({ action }) => action);
const notifiedChanges = async (userId: unknown) =>
  (await api.models.Outbox.find({ name: 'user.second-factor-changed' }).lean())
    .filter(({ payload }) => payload.userId === String(userId))
    .map(({ payload }) => payload.change);

describe('a login with a second factor', () => {
  it('asks for the code only after the right password, and answers as every login does', async () => {
    const { email, codeNow, _id } = await withSecondFactor(api);
    const logIn = (password: string) => api.visitor.post('/api/user/login', { email, password });

    const wrong = await logIn('Wrong1234');
    const right = await logIn(knownPassword);

    expect([wrong.status, wrong.body.code, wrong.body.challenge]).toEqual([401, 'wrong-login', undefined]);
    expect([right.status, right.body.code]).toEqual([401, 'second-factor']);
    expect(right.headers['set-cookie']).toBeUndefined();
    const { body } = await secondStep(right.body.challenge as string, codeNow()).expect(200);
    expect(Object.keys(body as object).sort()).toEqual(['_id', 'token']);
    expect(body._id).toBe(_id.toString());
    await api.visitor.get('/api/user/current').set('Authorization', `Bearer ${body.token}`).expect(200);
    await api.deps.afterwards.settled();
    expect((await api.models.User.findById(_id).orFail().lean()).lastLogin).toEqual(api.clock.now());
  });

  it('stores no challenge from which a login could be finished', async () => {
    const { challenge, _id } = await withSecondFactor(api);
    const secret = await challenge();

    expect(JSON.stringify(await api.models.Challenge.find({ userId: _id }).lean())).not.toContain(secret);
  });

  it('accepts one step of drift, and no more', async () => {
    for (const [steps, status] of [
      [-2, 401],
      [-1, 200],
      [1, 200],
      [2, 401],
    ] as const) {
      const { challenge, codeNow } = await withSecondFactor(api);
      expect([steps, (await secondStep(await challenge(), codeNow(steps))).status]).toEqual([steps, status]);
    }
  });

  it('accepts each code once, also of concurrent logins', async () => {
    const { challenge, codeNow } = await withSecondFactor(api);
    const challenges = [await challenge(), await challenge(), await challenge(), await challenge()];

    const answers = await Promise.all(challenges.map((one) => secondStep(one, codeNow())));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    await secondStep(await challenge(), codeNow()).expect(401);
    // Another code is accepted, so the ones above were refused as used.
    await secondStep(await challenge(), codeNow(1)).expect(200);
    await secondStep(await challenge(), codeNow(-1)).expect(401);
  });

  it('ends its challenge with the login, also of concurrent codes', async () => {
    const { challenge, codeNow } = await withSecondFactor(api);
    const one = await challenge();

    const answers = await Promise.all([secondStep(one, codeNow()), secondStep(one, recoveryCode)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await secondStep(one, codeNow(1))).body.code).toBe('challenge-over');
  });

  it('ends its challenge after five minutes, five wrong codes and a new password', async () => {
    const late = await withSecondFactor(api);
    const expired = await late.challenge();
    const other = await withSecondFactor(api);
    const tried = await other.challenge();
    for (const code of ['wrong-code', 'wrong-code', 'wrong-code', 'wrong-code'])
      expect((await secondStep(tried, code)).body.code).toBe('wrong-code');
    expect((await secondStep(tried, '000')).body.code).toBe('challenge-over');
    expect((await secondStep(tried, other.codeNow())).body.code).toBe('challenge-over');
    const replaced = await other.challenge();
    await api.models.User.updateOne({ _id: other._id }, { $inc: { sessionGeneration: 1 } });

    api.clock.pass(5 * minute - 1);
    expect((await secondStep(replaced, other.codeNow())).body.code).toBe('challenge-over');
    const lastMoment = await late.challenge();
    api.clock.pass(1);

    expect((await secondStep(expired, late.codeNow())).body.code).toBe('challenge-over');
    await secondStep(lastMoment, late.codeNow()).expect(200);
    expect((await actionsOn(other._id)).filter((action) => action === 'fail-second-factor')).toHaveLength(5);
  });

  it('refuses codes after ten wrong ones in 15 minutes over all challenges, and no other account', async () => {
    const [{ challenge, codeNow, email }, other] = [await withSecondFactor(api), await withSecondFactor(api)];
    for (let times = 0; times < 10; times += 1) {
      const spent = times % 4 === 0 ? await challenge() : undefined;
      await secondStep(spent ?? (await challenge()), '111').expect(401);
    }
    const one = await challenge();

    const refused = await secondStep(one, codeNow());

    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    await secondStep(await other.challenge(), other.codeNow()).expect(200);
    // The password is still asked, and a wrong one is told.
    await api.visitor.post('/api/user/login', { email, password: 'Wrong1234' }).expect(401);
  });

  it('accepts no challenge that it did not make', async () => {
    await secondStep('made-up', '123456').expect(401);
    for (const body of [{}, { challenge: { $gt: '' }, code: '1' }, { challenge: 'x', code: { $gt: '' } }])
      await api.visitor.post('/api/user/login/second-factor', body).expect(400);
  });
});

describe('setting up an authenticator app', () => {
  const start = async (current = knownPassword) => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const { status, body } = await person.post('/api/user/secondfactor/start', { current });
    const secret = (body as { secret: string }).secret;
    const confirm = (code: string) => person.post('/api/user/secondfactor/confirm', { code });
    return { user, person, status, body: body as { uri: string }, secret, confirm };
  };

  it('takes effect with a first code, ends other sessions, and is audited and emailed', async () => {
    const { user, person, secret, confirm, body } = await start();
    const other = await api.signedIn(user);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    await confirm('123').expect(400);
    await api.visitor.post('/api/user/login', { email: user.email, password: knownPassword }).expect(200);

    const confirmed = await confirm(codeOf(secret, api.clock.now())).expect(200);

    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    await other.get('/api/user/current').expect(401);
    const state = await person.get('/api/user/secondfactor').expect(200);
    expect(state.body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await actionsOn(user._id)).toContain('turn-on-second-factor');
    expect(await notifiedChanges(user._id)).toEqual(['on']);
    const stored = JSON.stringify(await api.models.SecondFactor.find().lean());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('needs the password, and cannot be confirmed late, twice or by the code that confirmed it', async () => {
    expect((await start('Wrong1234')).status).toBe(400);
    const late = await start();
    api.clock.pass(31 * minute);
    await late.confirm(codeOf(late.secret, api.clock.now())).expect(409);
    const { user, secret, confirm, person } = await start();
    const code = codeOf(secret, api.clock.now());

    const answers = await Promise.all([confirm(code), confirm(code)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = await api.visitor.post('/api/user/login', { email: user.email, password: knownPassword });
    await secondStep(first.body.challenge as string, code).expect(401);
    await person.post('/api/user/secondfactor/start', { current: knownPassword }).expect(409);
  });

  it('answers a code of other digits than 0 to 9 as a wrong one', async () => {
    const { confirm } = await start();

    const { status, body } = await confirm('١٢٣٤٥٦');

    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
  });

  it('counts wrong codes, so that a stolen session cannot guess its way to the recovery codes', async () => {
    const { secret, confirm, person } = await start();
    const wrong = Array.from({ length: 12 }, () => confirm('000000x'));

    const answers = (await Promise.all(wrong)).map(({ status }) => status).sort();

    expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429]);
    await confirm(codeOf(secret, api.clock.now())).expect(429);
    expect((await person.get('/api/user/secondfactor')).body).toMatchObject({ isOn: false });
    const other = await start();
    await other.confirm(codeOf(other.secret, api.clock.now())).expect(200);
  });
});

describe('a recovery code', () => {
  it('logs in once, also of concurrent logins, and the owner is told', async () => {
    const { challenge, _id } = await withSecondFactor(api);
    const typed = ' abcd-efgh jklm-npqr ';
    const challenges = [await challenge(), await challenge(), await challenge()];

    const answers = await Promise.all(challenges.map((one) => secondStep(one, typed)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await notifiedChanges(_id)).toEqual(['recovery']);
    expect(await actionsOn(_id)).toContain('use-recovery-code');
  });

  it('is replaced by new ones, with a code', async () => {
    const { user, codeNow, challenge } = await withSecondFactor(api);
    const person = await api.signedIn(user);
    const replace = (code: string) => person.post('/api/user/secondfactor/recoverycodes', { code });
    await replace('000').expect(400);

    const { body } = await replace(codeNow()).expect(200);

    await secondStep(await challenge(), recoveryCode).expect(401);
    await secondStep(await challenge(), (body as { recoveryCodes: string[] }).recoveryCodes[9]!).expect(200);
  });
});

describe('a lost second factor', () => {
  it('is removed by an administrator, which ends all sessions and open logins', async () => {
    const { _id, user, email, challenge, codeNow } = await withSecondFactor(api);
    const session = await api.signedIn(user);
    const open = await challenge();
    const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

    const reset = () => administrator.post(`/api/user/secondfactor/reset/${String(_id)}`);
    const listed = await administrator.get('/api/user/list').query({ q: email }).expect(200);
    expect(listed.body).toMatchObject([{ hasLoginCodes: true }]);
    await reset().expect(200);

    await session.get('/api/user/current').expect(401);
    await secondStep(open, codeNow()).expect(401);
    await api.visitor.post('/api/user/login', { email, password: knownPassword }).expect(200);
    expect(await actionsOn(_id)).toContain('reset-second-factor');
    expect(await notifiedChanges(_id)).toEqual(['reset']);
    await reset().expect(409);
  });

  it('is removed by nobody else, and by no administrator from their own account', async () => {
    const administrator = await api.createAccount({ roles: ['admin'] });
    const { user } = await withSecondFactor(api, administrator);
    const reset = `/api/user/secondfactor/reset/${String(user._id)}`;

    await (await api.signedIn(user)).post(reset).expect(403);
    await (await api.signedIn()).post(reset).expect(403);
  });

  it('is turned off by its owner with a code, and goes with the account', async () => {
    const { user, codeNow, _id } = await withSecondFactor(api);
    const person = await api.signedIn(user);
    const turnOff = (code: string) => person.post('/api/user/secondfactor/remove', { code });
    await turnOff('000').expect(400);
    expect(await api.models.SecondFactor.countDocuments({ userId: _id })).toBe(1);

    await turnOff(codeNow()).expect(200);

    expect(await api.models.SecondFactor.countDocuments({ userId: _id })).toBe(0);
    const other = await withSecondFactor(api);
    await other.challenge();
    const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    await administrator.delete(`/api/user/delete/${String(other._id)}`).expect(200);
    expect(await api.models.SecondFactor.countDocuments({ userId: other._id })).toBe(0);
    expect(await api.models.Challenge.countDocuments({ userId: other._id })).toBe(0);
  });
});
