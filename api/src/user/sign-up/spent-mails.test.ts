import { linkToken } from '@camp/runtime/link-token';
import { createAccountRequest, signUpOf } from '@camp/database/test/factories/account-request';
import { nextNumber } from '@camp/contracts/test/sequence';
import { signUpForm } from '@camp/contracts/test/sign-up';
import {
  attackersPassword,
  newPassword,
  cookiesOf,
  mailedToken,
  signUpCalls,
} from '../../../test/after-sign-up';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const api = serveApi({
  overrides: ({ settings }) => ({
    settings: { ...settings, mailLimits: { byNewBrowsers: 5, byEachBrowser: 2, inAll: 12 } },
  }),
});

const { register, ask, verify, choose, login } = signUpCalls(api);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];

const newAddress = () => `wanted.${nextNumber()}@example.com`;
const linksTo = (email: string) => api.models.Link.find({ email }).sort({ createdAt: 1, _id: 1 }).lean();
const tokenOf = ({ _id }: { _id: unknown }) => linkToken(api.deps.settings.jwtSecret, String(_id));

/** Signs up in new browsers until no more emails are sent, and continues in each. */
async function spendAll(email: string): Promise<void> {
  const cookies = [];
  for (let browser = 0; browser < 7; browser += 1) {
    const form = signUpForm({ email, nameFirst: 'Mallory', password: attackersPassword });
    cookies.push(cookiesOf(await register({ ...form, phone: `303555010${browser}` })));
    await api.settleRequests();
    api.clock.pass(1_000);
  }
  for (const cookie of cookies)
    for (let time = 0; time < 3; time += 1) {
      await ask('resendverification', email, cookie);
      await ask('sendpasswordreset', email, cookie);
      await api.settleRequests();
    }
}

it('sends five emails to browsers that are new to an address, two more to each other browser, and twelve in all', async () => {
  const email = newAddress();
  const cookies: string[] = [];
  const mails: number[] = [];
  const count = async () => {
    await api.settleRequests();
    mails.push((await linksTo(email)).length);
  };
  for (let browser = 0; browser < 7; browser += 1) {
    cookies.push(cookiesOf(await register(signUpForm({ email, nameFirst: `Sam${browser}` }))));
    await count();
  }
  await ask('resendverification', email);
  await count();
  for (const cookie of cookies.slice(3)) {
    for (let time = 0; time < 3; time += 1) await ask('resendverification', email, cookie);
    await count();
  }

  expect(mails).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 7, 9, 11, 12]);
});

it('refuses no sign-up by the address alone, however often somebody signed up with it', async () => {
  const email = newAddress();
  const forms = Array.from({ length: 20 }, () => signUpForm({ email }));

  const answers = await Promise.all(forms.map((form) => api.visitor.post('/api/user/register', form)));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});

it('lets in an owner who signs up after a stranger used up all twelve emails', async () => {
  const email = newAddress();
  await spendAll(email);
  const mailed = await linksTo(email);
  expect(mailed).toHaveLength(12);

  const form = signUpForm({ email, nameFirst: 'Olive' });
  const cookie = cookiesOf(await register(form));
  await api.settleRequests();
  expect(await linksTo(email)).toHaveLength(12);
  const opened = [];
  for (const link of mailed.filter(({ purpose }) => purpose === 'verify-email'))
    opened.push(codeOf(await verify(email, tokenOf(link), cookie)));
  expect(opened).toEqual(opened.map(() => [409, 'choose-password']));
  const [oldest] = mailed;
  await choose(email, tokenOf(oldest as object & { _id: unknown }), cookie).expect(200);

  expect([await login(email, newPassword), await login(email, attackersPassword)]).toEqual([200, 401]);
  expect(await api.models.User.find({ emailKey: email }).lean()).toMatchObject([
    { nameFirst: 'Olive', emailVerified: true, roles: ['user'] },
  ]);
  // All emailed links are invalid.
  for (const link of mailed) {
    expect((await verify(email, tokenOf(link), cookie)).status).toBe(400);
    expect((await choose(email, tokenOf(link), cookie)).status).toBe(400);
  }
  expect(await login(email, newPassword)).toBe(200);
});

it('gives a stranger no access without a link, with a made-up one, or with one to another address', async () => {
  const email = newAddress();
  const own = signUpForm();
  const cookie = cookiesOf(await register(signUpForm({ email })));
  await register(own, cookie);
  const ownToken = await mailedToken(api, own.email);

  for (const token of ['made-up', ownToken]) {
    expect((await verify(email, token, cookie)).status).toBe(400);
    expect((await choose(email, token, cookie)).status).toBe(400);
  }
  expect(await api.models.User.exists({ emailKey: email })).toBeNull();
});

it('lets an older link choose a password only in a browser with its own pending sign-up', async () => {
  const email = newAddress();
  const cookie = cookiesOf(await register(signUpForm({ email })));
  const first = await mailedToken(api, email);
  api.clock.pass(1_000);
  await ask('resendverification', email, cookie);
  await api.settleRequests();
  const elsewhere = cookiesOf(await register(signUpForm()));

  expect((await choose(email, first)).status).toBe(400);
  expect((await choose(email, first, elsewhere)).status).toBe(400);
  await choose(email, first, cookie).expect(200);
  expect(await login(email, newPassword)).toBe(200);
});

describe('an address that has an account', () => {
  it('gets a reset link with each notice, valid for the whole hour', async () => {
    const { email } = await api.createAccount();
    await spendAll(email);
    const mailed = await linksTo(email);
    expect(mailed.map(({ purpose }) => purpose)).toEqual(Array.from({ length: 12 }, () => 'reset-password'));
    const lastly = mailed.at(-1) as (typeof mailed)[number];
    const waits = lastly.expiresAt.getTime() - api.clock.now().getTime();

    api.clock.pass(waits - 1);
    await choose(email, tokenOf(lastly)).expect(200);

    expect([await login(email, newPassword), await login(email, knownPassword)]).toEqual([200, 401]);
  });

  it('revives no link that a new password invalidated, no matter who signs up', async () => {
    const { email } = await api.createAccount();
    await ask('sendpasswordreset', email);
    const stolen = await mailedToken(api, email);
    api.clock.pass(1_000);
    await ask('sendpasswordreset', email);
    await choose(email, await mailedToken(api, email)).expect(200);
    const thiefs = cookiesOf(await register(signUpForm({ email })));

    expect((await choose(email, stolen, thiefs)).status).toBe(400);
    expect((await verify(email, stolen, thiefs)).status).toBe(400);
    expect(await login(email, newPassword)).toBe(200);
  });
});

it('gives an address to its reader, and not to the account of a stranger who asked for it', async () => {
  const email = newAddress();
  const stranger = await api.signedIn();
  const update = `/api/user/update/${stranger.userId}`;
  await stranger.post(update, { email, current: knownPassword }).expect(200);
  const token = await mailedToken(api, email);
  const cookie = cookiesOf(await register(signUpForm({ email, nameFirst: 'Olive' })));

  expect(codeOf(await verify(email, token, cookie))).toEqual([409, 'choose-password']);
  await choose(email, token, cookie).expect(200);

  expect(await login(email, newPassword)).toBe(200);
  const strangers = await api.models.User.findById(stranger.userId).orFail().lean();
  expect(strangers.emailKey).not.toBe(email);
  expect((await stranger.get('/api/user/current')).status).toBe(200);
});

it('gives an address to the account that asked for it, in a browser that is logged in to that account', async () => {
  const email = newAddress();
  const cookie = cookiesOf(await register(signUpForm({ email })));
  await api.settleRequests();
  api.clock.pass(1_000);
  const owner = await api.signedIn();
  await owner.post(`/api/user/update/${owner.userId}`, { email, current: knownPassword }).expect(200);
  const link = await api.models.Link.findOne({ userId: owner.userId, email }).orFail().lean();

  const body = { email, emailVerificationUUID: tokenOf(link) };
  await owner.post('/api/user/verify', body).set('Cookie', cookie).expect(200);

  expect((await api.models.User.findById(owner.userId).orFail().lean()).emailKey).toBe(email);
});

it('finds the owner’s sign-up and password among hundreds of newer sign-ups', async () => {
  const form = signUpForm({ email: newAddress() });
  const { email } = form;
  const cookie = cookiesOf(await register(form));
  const token = await mailedToken(api, email);
  const later = new Date(api.clock.now().getTime() + 1_000);
  const expiresAt = new Date(later.getTime() + 60 * 60 * 1000);
  const others = Array.from({ length: 230 }, () =>
    createAccountRequest(api.models, {
      email,
      signUp: signUpOf({ email }),
      settled: 'silent',
      createdAt: later,
      expiresAt,
    }),
  );
  await Promise.all(others);

  expect([await login(email, form.password), await login(email, 'Guessed123')]).toEqual([476, 401]);
  expect(codeOf(await verify(email, token))).toEqual([409, 'choose-password']);
  await verify(email, token, cookie).expect(200);
  expect(await login(email, form.password)).toBe(200);
});
