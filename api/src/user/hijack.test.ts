import { createLink } from '@camp/database/link/links';
import { inTransaction } from '@camp/database/transaction';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { knownPassword, serveApi } from '../../test/api-under-test';
import {
  attackersPassword,
  newPassword,
  cookiesOf,
  mailedToken,
  signUpCalls,
} from '../../test/after-sign-up';

const api = serveApi();

const ownersPassword = 'Owner1234';

const { register, ask, verify, choose, login } = signUpCalls(api);
const newestLink = (email: string) =>
  api.models.Link.findOne({ email }).sort({ createdAt: -1, _id: -1 }).orFail().lean();

/** Two sign-ups with one address, in two browsers. */
async function contested(attackerIs: 'first' | 'second') {
  const owners = signUpForm({ nameFirst: 'Olive', password: ownersPassword });
  const attackers = { ...owners, nameFirst: 'Mallory', password: attackersPassword };
  const forms = [owners, { ...attackers, passwordConf: attackersPassword }];
  const ordered = attackerIs === 'first' ? forms.reverse() : forms;
  const cookies = new Map<string, string>();
  for (const form of ordered) {
    cookies.set(form.nameFirst, cookiesOf(await register(form)));
    await api.settleRequests();
    api.clock.pass(61_000);
  }
  const cookieOf = (name: string) => String(cookies.get(name));
  return { email: owners.email, ownersCookie: cookieOf('Olive'), attackersCookie: cookieOf('Mallory') };
}

describe.each(['first', 'second'] as const)('with an attacker who signs up %s', (attackerIs) => {
  it('uses the owner’s sign-up if the owner’s browser asks for a new link', async () => {
    const { email, ownersCookie } = await contested(attackerIs);

    await ask('resendverification', email, ownersCookie);
    await verify(email, await mailedToken(api, email), ownersCookie).expect(200);

    expect([await login(email, ownersPassword), await login(email, attackersPassword)]).toEqual([200, 401]);
    expect(await api.models.User.find({ emailKey: email }).lean()).toMatchObject([{ nameFirst: 'Olive' }]);
  });

  it('lets the owner choose a new password from another browser, which verifies', async () => {
    const { email } = await contested(attackerIs);

    await ask('resendverification', email);
    const token = await mailedToken(api, email);

    expect((await newestLink(email)).purpose).toBe('reset-password');
    expect((await verify(email, token)).status).toBe(400);
    await choose(email, token).expect(200);
    expect([
      await login(email, newPassword),
      await login(email, ownersPassword),
      await login(email, attackersPassword),
    ]).toEqual([200, 401, 401]);
  });

  it('lets the attacker’s link choose a new password in the browser of the owner’s sign-up, once', async () => {
    const { email, ownersCookie, attackersCookie } = await contested(attackerIs);
    await ask('resendverification', email, attackersCookie);
    const attackersToken = await mailedToken(api, email);

    const { status, body } = await verify(email, attackersToken, ownersCookie);

    expect([status, (body as { code: string }).code]).toEqual([409, 'choose-password']);
    expect(await api.models.User.countDocuments({ emailKey: email })).toBe(0);
    const answers = await Promise.all([1, 2].map(() => choose(email, attackersToken, ownersCookie)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await api.models.User.find({ emailKey: email }).lean()).toMatchObject([{ nameFirst: 'Olive' }]);
    const passwords = [newPassword, ownersPassword, attackersPassword];
    expect(await Promise.all(passwords.map((password) => login(email, password)))).toEqual([200, 401, 401]);
  });

  it('lets each link of several sign-ups choose a new password in another browser', async () => {
    const { email, ownersCookie, attackersCookie } = await contested(attackerIs);
    await ask('resendverification', email, attackersCookie);
    const attackersToken = await mailedToken(api, email);
    api.clock.pass(61_000);
    await ask('resendverification', email, ownersCookie);
    const ownersToken = await mailedToken(api, email);

    const answers = [await verify(email, attackersToken), await verify(email, ownersToken)];

    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      answers.map(() => [409, 'choose-password']),
    );
    await choose(email, attackersToken).expect(200);
    expect((await choose(email, ownersToken)).status).toBe(400);
    expect([await login(email, newPassword), await login(email, attackersPassword)]).toEqual([200, 401]);
  });

  it('accepts no links of other sign-ups afterwards (S15)', async () => {
    const { email, ownersCookie, attackersCookie } = await contested(attackerIs);
    await ask('resendverification', email, attackersCookie);
    const attackersToken = await mailedToken(api, email);
    await ask('resendverification', email);
    const resetToken = await mailedToken(api, email);
    await ask('resendverification', email, ownersCookie);
    await verify(email, await mailedToken(api, email), ownersCookie).expect(200);

    expect((await verify(email, attackersToken)).status).toBe(400);
    // The link works if it was sent for the attacker's sign-up, since the account is the owner's own by now.
    const { status } = await choose(email, resetToken);
    expect(status).toBe(attackerIs === 'first' ? 200 : 400);
    expect(await login(email, attackersPassword)).toBe(401);
  });
});

it('accepts each link of a browser that signed up twice', async () => {
  const form = signUpForm();
  const cookie = cookiesOf(await register(form));
  const first = await mailedToken(api, form.email);
  await register({ ...form, password: ownersPassword, passwordConf: ownersPassword }, cookie);
  await api.settleRequests();

  await verify(form.email, first, cookie).expect(200);

  expect([await login(form.email, knownPassword), await login(form.email, ownersPassword)]).toEqual([
    200, 401,
  ]);
});

it('never logs in by a password whose sign-up was not verified (S15)', async () => {
  const { email } = await contested('first');

  expect([await login(email, ownersPassword), await login(email, attackersPassword)]).toEqual([476, 476]);
  expect(await login(email, 'Guessed123')).toBe(401);
});

it('ignores a cookie without the API’s signature', async () => {
  const { email, ownersCookie } = await contested('first');

  await ask(
    'resendverification',
    email,
    ownersCookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
  );
  await api.settleRequests();

  expect((await newestLink(email)).purpose).toBe('reset-password');
});

it('marks the browser by a cookie that no script reads, the same for a known and an unknown address', async () => {
  const known = signUpForm({ email: (await api.createAccount()).email });
  const cookies = [];
  for (const form of [signUpForm(), known]) {
    const { headers } = await register(form);
    cookies.push((headers['set-cookie'] as unknown as string[]).join());
  }

  for (const cookie of cookies)
    expect(cookie).toMatch(
      /^sign-up=[\w-]{36}\.[\w-]{43}; Max-Age=604800; Path=\/api\/user; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  const [first = ''] = cookies;
  const again = await register(signUpForm(), first.split(';')[0]);
  expect(cookiesOf(again)).toBe(first.split(';')[0]);
});

it('creates one account for a link that is opened several times at once', async () => {
  const form = signUpForm();
  await register(form);
  const token = await mailedToken(api, form.email);

  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(form.email, token)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await api.models.User.countDocuments({ emailKey: form.email })).toBe(1);
});

it('creates one account for the links of two sign-ups that are opened at once', async () => {
  const [one, other] = [signUpForm(), signUpForm({ password: attackersPassword })].map((form) => ({
    ...form,
    email: 'at.once@example.com',
  }));
  const open = async (form: object) => {
    const cookie = cookiesOf(await register(form));
    const token = await mailedToken(api, 'at.once@example.com');
    return () => verify('at.once@example.com', token, cookie);
  };
  const links = [await open(one as object), await open(other as object)];

  const answers = await Promise.all(links.map((link) => link()));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await api.models.User.countDocuments({ emailKey: 'at.once@example.com' })).toBe(1);
});

it('does not bring back an account that was deleted', async () => {
  const form = signUpForm();
  await register(form);
  const token = await mailedToken(api, form.email);
  await verify(form.email, token).expect(200);
  await api.models.User.deleteOne({ emailKey: form.email });

  expect((await verify(form.email, token)).status).toBe(400);
});

describe('an earlier account with an unverified address', () => {
  const unverified = () => api.createAccount({ emailVerified: false });

  it('answers 476, and is verified by the link that was emailed for its sign-up', async () => {
    const { _id, email, passwordHash, ...user } = await unverified();
    const { nameFirst, nameLast, userType, phone, preferedContact } = user;
    const { addressStreet, addressCity, addressState, addressZip, addressCountry } = user;
    const address = { addressStreet, addressCity, addressState, addressZip, addressCountry };
    const fields = { nameFirst, nameLast, userType, phone, preferedContact, ...address, email };
    await inTransaction(api.connection, (session) =>
      createLink(api.models, session, {
        purpose: 'verify-email',
        userId: _id,
        email,
        now: api.clock.now(),
        signUp: { ...fields, passwordHash },
        secret: api.deps.settings.jwtSecret,
      }),
    );
    expect(await login(email, knownPassword)).toBe(476);

    await verify(email, await mailedToken(api, email)).expect(200);

    expect(await login(email, knownPassword)).toBe(200);
  });

  it('is verified by the link of a new sign-up, whose password applies', async () => {
    const { _id, email } = await unverified();
    await register(signUpForm({ email, password: ownersPassword }));

    await verify(email, await mailedToken(api, email)).expect(200);

    expect([await login(email, ownersPassword), await login(email, knownPassword)]).toEqual([200, 401]);
    expect(await api.models.User.countDocuments({ _id })).toBe(1);
  });

  it.each(['resendverification', 'sendpasswordreset'])(
    'is verified by a new password after %s',
    async (call) => {
      const { email } = await unverified();
      await api.visitor.post(`/api/user/${call}`, { email }).expect(200);
      const token = await mailedToken(api, email);

      await choose(email, token).expect(200);

      expect([await login(email, newPassword), await login(email, knownPassword)]).toEqual([200, 401]);
    },
  );
});
