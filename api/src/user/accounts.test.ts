import type { EventName } from '@camp/contracts/registries/events';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { createUser } from '@camp/database/test/factories/user';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { knownPassword, serveApi } from '../../test/api-under-test';
import { cookiesOf, mailedToken } from '../../test/after-sign-up';

const api = serveApi();

const verify = (email: string, emailVerificationUUID: string) =>
  api.visitor.post('/api/user/verify', { email, emailVerificationUUID });

const eventsNamed = (name: EventName) => api.models.Outbox.find({ name }).lean<StoredOutboxRow[]>();

describe('sign-up', () => {
  it('waits for a verification email, creates the account when its link is opened, and returns no id', async () => {
    const form = signUpForm({ email: 'Ann.New@Example.com' });

    const answer = await api.visitor.post('/api/user/register', form);

    expect([answer.status, answer.body]).toEqual([
      201,
      { result: true, msg: 'You have successfully registered.' },
    ]);
    const token = await mailedToken(api, form.email);
    const link = await api.models.Link.findOne({ email: form.email }).orFail().lean();
    const asked = await eventsNamed('user.verification-requested');
    expect(asked.map(({ payload }) => payload.linkId)).toContain(String(link._id));
    expect(await api.models.User.exists({ emailKey: 'ann.new@example.com' })).toBeNull();
    await verify(form.email, token).expect(200);
    const user = await api.models.User.findOne({ emailKey: 'ann.new@example.com' }).lean();
    expect(user).toMatchObject({ email: 'Ann.New@Example.com', emailVerified: true, roles: ['user'] });
  });

  it('links on to the page that the person came from', async () => {
    const form = signUpForm({ returnUrl: '/camper/create' });

    await api.visitor.post('/api/user/register', form).expect(201);

    const token = await mailedToken(api, form.email);
    const link = await api.models.Link.findOne({ email: form.email }).orFail().lean();
    expect(link.returnUrl).toBe('/camper/create');
    await verify(form.email, token).expect(200);
    const user = await api.models.User.findOne({ emailKey: form.email }).lean();
    expect(user).not.toHaveProperty('returnUrl');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/win-a-prize',
    '/camper/create?q=win-a-prize',
  ])('accepts no return address outside of the product: %s (S52)', async (returnUrl) => {
    const answer = await api.visitor.post('/api/user/register', { ...signUpForm(), returnUrl });

    expect(answer.status).toBe(400);
  });

  it('answers the same for a known address, and notifies its owner at most once a minute (S10)', async () => {
    const form = signUpForm();
    const fresh = await api.visitor.post('/api/user/register', form);
    await verify(form.email, await mailedToken(api, form.email));
    api.clock.pass(61_000);

    const repeated = await api.visitor.post('/api/user/register', {
      ...form,
      email: form.email.toUpperCase(),
    });

    await api.visitor.post('/api/user/register', { ...form, email: form.email.toUpperCase() });

    expect([repeated.status, repeated.body]).toEqual([fresh.status, fresh.body]);
    await api.settleRequests();
    const user = await api.models.User.findOne({ emailKey: form.email }).lean();
    const notices = (await eventsNamed('user.known-address-registered')).map(({ payload }) => payload.userId);
    expect(notices.filter((id) => id === String(user?._id))).toHaveLength(1);
  });

  it('lets nobody set a password for an address before its owner signs up (S15)', async () => {
    const attackers = signUpForm({ password: 'Attacker1', passwordConf: 'Attacker1' });
    const owners = { ...attackers, nameFirst: 'Olive', password: 'Owner1234', passwordConf: 'Owner1234' };
    await api.visitor.post('/api/user/register', attackers).expect(201);
    const attackersToken = await mailedToken(api, owners.email);
    const ownersCookie = cookiesOf(await api.visitor.post('/api/user/register', owners).expect(201));
    const ownersToken = await mailedToken(api, owners.email);
    // Signs up again, so that the newest sign-up is the attacker's.
    api.clock.pass(61_000);
    await api.visitor.post('/api/user/register', attackers).expect(201);
    const attackersSecondToken = await mailedToken(api, owners.email);
    expect(attackersSecondToken).not.toBe(ownersToken);

    await verify(owners.email, ownersToken).set('Cookie', ownersCookie).expect(200);

    const login = (password: string) =>
      api.visitor.post('/api/user/login', { email: owners.email, password }).then(({ status }) => status);
    expect([await login('Owner1234'), await login('Attacker1')]).toEqual([200, 401]);
    const user = await api.models.User.findOne({ emailKey: owners.email }).lean();
    expect(user?.nameFirst).toBe('Olive');
    for (const token of [attackersToken, attackersSecondToken])
      expect((await verify(owners.email, token)).status).toBe(400);
    expect(await login('Attacker1')).toBe(401);
  });

  it('uses the corrected sign-up if its link is opened', async () => {
    const first = signUpForm({ nameFirst: 'Anm' });
    const cookie = cookiesOf(await api.visitor.post('/api/user/register', first));
    const corrected = { ...first, nameFirst: 'Ann', password: 'Corrected1', passwordConf: 'Corrected1' };
    await api.visitor.post('/api/user/register', corrected).set('Cookie', cookie);

    await verify(first.email, await mailedToken(api, first.email)).expect(200);

    const login = await api.visitor.post('/api/user/login', { email: first.email, password: 'Corrected1' });
    expect(login.status).toBe(200);
  });

  it('creates one account and no notice after a double click', async () => {
    const form = signUpForm();

    const answers = await Promise.all([
      api.visitor.post('/api/user/register', form),
      api.visitor.post('/api/user/register', form),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await api.settleRequests();
    const [link, ...others] = await api.models.Link.find({ email: form.email }).lean();
    expect(others).toEqual([]);
    await verify(form.email, await mailedToken(api, form.email)).expect(200);
    const users = await api.models.User.find({ emailKey: form.email }).lean();
    expect(users.map(({ _id }) => _id)).toEqual([link?.userId]);
    expect(await api.models.Outbox.countDocuments({ 'payload.userId': String(link?.userId) })).toBe(0);
  });

  it('accepts no role, id or verification from the form', async () => {
    const form = { ...signUpForm(), roles: ['admin'], emailVerified: true, _id: '64b000000000000000000001' };

    await api.visitor.post('/api/user/register', form).expect(201);

    const token = await mailedToken(api, form.email);
    expect(await api.models.User.exists({ emailKey: form.email })).toBeNull();
    await verify(form.email, token).expect(200);
    const user = await api.models.User.findOne({ emailKey: form.email }).lean();
    expect(user).toMatchObject({ roles: ['user'], emailVerified: true });
    expect(String(user?._id)).not.toBe(form._id);
  });
});

describe('verification and login', () => {
  it('answers 476 until the emailed link verified the address, and accepts that link again while it is valid', async () => {
    const form = signUpForm();
    await api.visitor.post('/api/user/register', form);
    const login = { email: form.email.toUpperCase(), password: form.password };
    expect((await api.visitor.post('/api/user/login', login)).status).toBe(476);
    const link = { email: form.email, emailVerificationUUID: await mailedToken(api, form.email) };

    const answers = [
      await api.visitor.post('/api/user/verify', link),
      await api.visitor.post('/api/user/verify/', link),
    ];

    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { result: true, msg: 'Email Verified' }]);
    const { status, body } = await api.visitor.post('/api/user/login', login);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), _id: expect.stringMatching(/^[0-9a-f]{24}$/) });
  });

  it('accepts no link that is expired, replaced, for another address or made up (S14)', async () => {
    const form = signUpForm();
    const registered = await api.visitor.post('/api/user/register', form);
    const first = await mailedToken(api, form.email);

    expect((await verify('other@example.com', first)).status).toBe(400);
    expect((await verify(form.email, 'made-up')).status).toBe(400);
    api.clock.pass(1000);
    const resend = api.visitor.post('/api/user/resendverification', { email: form.email });
    await resend.set('Cookie', cookiesOf(registered)).expect(200);
    const second = await mailedToken(api, form.email);
    expect((await verify(form.email, first)).status).toBe(400);
    api.clock.pass(24 * 60 * 60 * 1000 + 1);
    expect((await verify(form.email, second)).body).toMatchObject({
      code: 'invalid',
      message: 'This link is no longer valid. Please request a new one.',
    });
  });

  it('answers a wrong password and an unknown address the same (S10)', async () => {
    const user = await api.createAccount();

    const wrong = await api.visitor.post('/api/user/login', { email: user.email, password: 'Wrong1234' });
    const unknown = await api.visitor.post('/api/user/login', {
      email: 'nobody@example.com',
      password: 'Wrong1234',
    });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ code: 'wrong-login', message: unknown.body.message });
    expect(unknown.status).toBe(401);
    expect(wrong.body.message).not.toMatch(/expired/);
  });
});

describe('password reset', () => {
  const newPassword = 'Moonlight2';
  const reset = (email: string, uuid: string) =>
    api.visitor.post('/api/user/resetpassword', { email, uuid, newPassword, newPasswordConf: newPassword });

  it('works once, ends every session and is notified by email (S12, S14)', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    await api.visitor.post('/api/user/sendpasswordreset', { email: user.email }).expect(200);
    const token = await mailedToken(api, user.email);

    const answers = await Promise.all([reset(user.email, token), reset(user.email, token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await person.get('/api/user/current')).status).toBe(401);
    const login = (password: string) => api.visitor.post('/api/user/login', { email: user.email, password });
    expect((await login(knownPassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    const userIds = (await eventsNamed('user.password-changed')).map(({ payload }) => payload.userId);
    expect(userIds).toEqual([String(user._id)]);
  });

  it('accepts no link after an hour or with another address (S14)', async () => {
    const user = await api.createAccount();
    await api.visitor.post('/api/user/sendpasswordreset', { email: user.email });
    const token = await mailedToken(api, user.email);
    expect((await reset('other@example.com', token)).status).toBe(400);

    api.clock.pass(60 * 60 * 1000);

    expect((await reset(user.email, token)).status).toBe(400);
  });

  it('answers the same for an unknown address (S10)', async () => {
    const user = await createUser(api.models);

    const known = await api.visitor.post('/api/user/sendpasswordreset', { email: user.email });
    const unknown = await api.visitor.post('/api/user/sendpasswordreset', { email: 'nobody@example.com' });

    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });
});
