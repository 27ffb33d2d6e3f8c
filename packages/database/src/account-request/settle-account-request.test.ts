import { createAccountRequest, signUpOf } from '../../test/factories/account-request';
import { nextNumber } from '@camp/contracts/test/sequence';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { mongo } from 'mongoose';
import type { StoredAccountRequest } from './account-request-model';
import { settleAccountRequest } from './settle-account-request';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const settlement = {
  secret: 'a secret of the tests',
  mailLimits: { byNewBrowsers: 5, byEachBrowser: 2, inAll: 12 },
};
const settle = ({ _id }: StoredAccountRequest, now = new Date()) =>
  settleAccountRequest(connection, models, _id.toString(), { ...settlement, now });

/** Retries as the worker's queue does, since a transaction may time out on a busy machine. */
async function settleAtLast(request: StoredAccountRequest): ReturnType<typeof settle> {
  try {
    return await settle(request);
  } catch (error) {
    if (!(error instanceof mongo.MongoError) || !error.hasErrorLabel('TransientTransactionError'))
      throw error;
    return settleAtLast(request);
  }
}
const ask = (values: Partial<StoredAccountRequest>) => createAccountRequest(models, values);
const newAddress = () => `Somebody.${nextNumber()}@example.com`;
const linksTo = (email: string) => models.Link.find({ email }).sort({ _id: 1 }).lean();
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('a sign-up', () => {
  it('gets its own link, which names its future account, and stays pending', async () => {
    const request = await ask({});

    expect(namesOf(await settle(request))).toEqual(['user.verification-requested']);

    const [link] = await linksTo(request.email);
    expect(link).toMatchObject({
      purpose: 'verify-email',
      userId: request._id,
      signUp: { passwordHash: request.signUp?.passwordHash },
    });
    expect(await models.User.exists({ emailKey: request.emailKey })).toBeNull();
    expect((await models.AccountRequest.findById(request._id).orFail().lean()).settled).toBe('mailed');
  });

  it('notifies the owner of a known address with a password link and without a link for the sign-up', async () => {
    const user = await createUser(models);

    const [row] = await settle(await ask({ email: user.email }));

    expect(row).toMatchObject({
      name: 'user.known-address-registered',
      payload: { userId: user._id.toString() },
    });
    expect(await linksTo(user.email)).toMatchObject([{ purpose: 'reset-password', userId: user._id }]);
    expect((await linksTo(user.email))[0]).not.toHaveProperty('signUp');
  });

  it('is settled once, even with repeated and concurrent attempts', async () => {
    const request = await ask({});

    const rows = await Promise.all([1, 2, 3, 4, 5].map(() => settle(request)));
    rows.push(await settle(request));

    expect(rows.flat()).toHaveLength(1);
    expect(await linksTo(request.email)).toHaveLength(1);
  });

  it('gets one email when the request is repeated or settled twice at once, and another a minute later', async () => {
    const signUp = signUpOf();
    const form = { email: signUp.email, signUp, submissionKey: 'the same form' };
    const first = await ask(form);
    const twins = [first, await ask(form)];

    const rows = await Promise.all(twins.map((twin) => settle(twin)));

    expect(rows.flat()).toHaveLength(1);
    const later = await ask({ ...form, createdAt: new Date(first.createdAt.getTime() + 61_000) });
    expect(await settle(later)).toHaveLength(1);
  });
});

describe('a resend', () => {
  it('leads on to the page that the person asked for when they signed up', async () => {
    const { email } = await ask({ email: newAddress(), browser: 'own', returnUrl: '/camper/create' });

    await settle(await ask({ kind: 'resend', email, browser: 'own' }));

    expect(await linksTo(email)).toMatchObject([{ returnUrl: '/camper/create' }]);
  });

  it('uses the newest sign-up of its browser, no matter who else signed up', async () => {
    const email = newAddress();
    await ask({ email, browser: 'own', createdAt: new Date(Date.now() - 60_000) });
    const own = await ask({ email, browser: 'own' });
    await ask({ email, browser: 'other', createdAt: new Date(Date.now() + 1_000) });
    const resend = await ask({ kind: 'resend', email, browser: 'own' });

    expect(namesOf(await settle(resend))).toEqual(['user.verification-requested']);

    expect(await linksTo(email)).toMatchObject([
      { userId: own._id, signUp: { passwordHash: own.signUp?.passwordHash } },
    ]);
    expect(await models.AccountRequest.exists({ _id: resend._id })).toBeNull();
  });

  it.each([
    ['without a cookie', undefined],
    ['with the cookie of a browser that signed up with another address', 'another'],
  ])('%s leads to choosing a new password', async (_what, browser) => {
    const email = newAddress();
    await ask({ email, browser: 'own' });
    await ask({ email: newAddress(), browser: 'another' });

    const rows = await settle(await ask({ kind: 'resend', email, browser }));

    expect(namesOf(rows)).toEqual(['user.password-reset-requested']);
    expect(await linksTo(email)).toMatchObject([{ purpose: 'reset-password' }]);
  });

  it('uses no sign-up of an unknown browser for a resend from a browser without a cookie', async () => {
    const email = newAddress();
    await ask({ email });

    const rows = await settle(await ask({ kind: 'resend', email }));

    expect(namesOf(rows)).toEqual(['user.password-reset-requested']);
  });

  it('sends no email to a verified or an unknown address', async () => {
    const { email } = await createUser(models);
    await ask({ email, browser: 'own' });

    for (const address of [email, newAddress()])
      expect(await settle(await ask({ kind: 'resend', email: address, browser: 'own' }))).toEqual([]);
  });
});

describe('a reset', () => {
  it('gets a link only for an account or a pending sign-up', async () => {
    const { email, _id } = await createUser(models);
    const waiting = await ask({});
    const asked = async (address: string) => settle(await ask({ kind: 'reset', email: address }));

    expect(await asked(email)).toHaveLength(1);
    expect(await asked(waiting.email)).toHaveLength(1);
    expect(await asked(newAddress())).toEqual([]);

    expect(await linksTo(email)).toMatchObject([{ purpose: 'reset-password', userId: _id }]);
    expect(await linksTo(waiting.email)).toMatchObject([
      { userId: waiting._id, signUp: { nameFirst: waiting.signUp?.nameFirst } },
    ]);
  });

  it('finds no expired sign-up', async () => {
    const waiting = await ask({});
    const reset = await ask({ kind: 'reset', email: waiting.email });

    expect(await settle(reset, waiting.expiresAt)).toEqual([]);
  });
});

describe('an earlier account with an unverified address', () => {
  const unverified = () => createUser(models, { emailVerified: false });

  it('receives the links of anyone who signs up with the address', async () => {
    const user = await unverified();
    const request = await ask({ email: user.email });

    await settle(request);

    expect(await linksTo(user.email)).toMatchObject([
      { userId: user._id, signUp: { passwordHash: request.signUp?.passwordHash } },
    ]);
  });

  it.each(['resend', 'reset'] as const)('gets a link to choose its password after a %s', async (kind) => {
    const user = await unverified();

    expect(namesOf(await settle(await ask({ kind, email: user.email })))).toEqual([
      'user.password-reset-requested',
    ]);
  });
});

describe('the limit of emails per address', () => {
  const asked = async (email: string) => {
    const requests = [];
    for (const kind of ['sign-up', 'reset', 'resend', 'sign-up', 'reset', 'resend', 'sign-up'] as const)
      requests.push(await ask({ kind, email }));
    return requests;
  };

  it('counts all kinds together, and above the limit the newest links stay valid', async () => {
    const email = newAddress();
    const rows = [];
    for (const request of await asked(email)) rows.push(await settle(request));

    expect(rows.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    const links = await linksTo(email);
    expect(links.filter(({ supersededAt }) => !supersededAt).map(({ _id }) => _id)).toContainEqual(
      links.at(-1)?._id,
    );
    expect(await models.AccountRequest.countDocuments({ email, kind: 'sign-up' })).toBe(3);
  });

  it('counts an address in any case as the same, and allows new emails after an hour', async () => {
    const { email } = await createUser(models);
    const reset = (address: string) => ask({ kind: 'reset', email: address });
    const now = new Date();
    for (let time = 0; time < 5; time += 1) await settle(await reset(email), now);

    expect(await settle(await reset(email.toUpperCase()), now)).toEqual([]);
    expect(await settle(await reset(email), new Date(now.getTime() + 3_600_000))).toHaveLength(1);
  });

  it('counts only requests that are emailed', async () => {
    const email = newAddress();
    for (let time = 0; time < 6; time += 1) await settle(await ask({ kind: 'reset', email }));

    expect(await settle(await ask({ email }))).toHaveLength(1);
  });

  it('holds when many requests are settled at once', async () => {
    const { email } = await createUser(models);
    const requests = [];
    for (let time = 0; time < 12; time += 1) requests.push(await ask({ kind: 'reset', email }));

    const rows = await Promise.all(requests.map((request) => settleAtLast(request)));

    expect(rows.flat()).toHaveLength(5);
    expect(await linksTo(email)).toHaveLength(5);
  });
});
