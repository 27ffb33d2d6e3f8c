import { testRedisUrl } from '@camp/testing/test-database';
import { createLogger } from '@camp/runtime/logger';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { knownPassword, serveApi, generousLimits } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { mailedToken } from '../../test/after-sign-up';
import { pictureOf } from '../../test/pictures';
import { createCamp } from '@camp/database/test/factories/camp';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { envSchema, type Env } from '../env';
import { limitsOf } from './limits';
import { createRateLimiter } from './rate-limiter';
import { createUploadSlots } from '../body/uploads';

const api = serveApi({
  limits: {
    login: { most: 3, per: 900 },
    upload: { most: 2, per: 60 },
  },
  overrides: ({ settings }) => ({
    settings: { ...settings, mailLimits: { byNewBrowsers: 2, byEachBrowser: 2, inAll: 4 } },
  }),
});

describe('limits', () => {
  it('stops wrong logins with 429 and Retry-After, and counts neither valid logins nor other accounts (S11, S33)', async () => {
    const [user, other] = [await api.createAccount(), await api.createAccount()];
    const login = (email: string, password: string) =>
      api.visitor.post('/api/user/login', { email, password });
    for (let time = 0; time < 5; time += 1) expect((await login(user.email, knownPassword)).status).toBe(200);
    for (let time = 0; time < 3; time += 1) expect((await login(user.email, 'Wrong1234')).status).toBe(401);

    const stopped = await login(user.email.toUpperCase(), knownPassword);

    expect([stopped.status, stopped.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(800);
    expect((await login(other.email, knownPassword)).status).toBe(200);
    // Failed logins never block a password reset.
    expect((await api.visitor.post('/api/user/sendpasswordreset', { email: user.email })).status).toBe(200);
  });

  it('stops guesses at the current password by a stolen session, and not its owner’s login (S11)', async () => {
    const user = await api.createAccount();
    const thief = await api.signedIn(user);
    const chosen = { newPassword: 'Moonlight2', newPasswordConf: 'Moonlight2' };
    const change = (current: string) => thief.post('/api/user/password', { current, ...chosen });
    const address = (current: string) =>
      thief.post(`/api/user/update/${thief.userId}`, { email: 'thief@example.com', current });
    expect((await change('Wrong1234')).status).toBe(400);
    for (let time = 0; time < 2; time += 1) expect((await address('Wrong1234')).status).toBe(400);

    const stopped = [await change(knownPassword), await address(knownPassword)];

    expect(stopped.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(800);
    const login = { email: user.email, password: knownPassword };
    expect((await api.visitor.post('/api/user/login', login)).status).toBe(200);
  });

  it('answers a reset above the limit as usual, without an email, and keeps the newest link valid', async () => {
    const user = await api.createAccount();
    const ask = () => api.visitor.post('/api/user/sendpasswordreset', { email: user.email });
    const [first] = [await ask(), await ask()];
    const newest = await mailedToken(api, user.email);

    const third = await ask();

    expect([third.status, third.body]).toEqual([first?.status, first?.body]);
    expect(await mailedToken(api, user.email)).toBe(newest);
    expect(await api.models.Link.countDocuments({ userId: user._id })).toBe(2);
    const passwords = { newPassword: 'Moonlight2', newPasswordConf: 'Moonlight2' };
    await api.visitor
      .post('/api/user/resetpassword', { email: user.email, uuid: newest, ...passwords })
      .expect(200);
  });

  it('counts changes of address together with other requests for the address, known or unknown', async () => {
    const known = (await api.createAccount()).email;
    const unknown = signUpForm().email;
    for (const email of [known, unknown]) {
      const { status } = await api.visitor.post('/api/user/register', signUpForm({ email }));
      expect(status).toBe(201);
      await api.settleRequests();
      for (let time = 0; time < 2; time += 1) {
        const stranger = await api.signedIn();
        await stranger
          .post(`/api/user/update/${stranger.userId}`, { email, current: knownPassword })
          .expect(200);
      }
    }

    const owner = await api.models.User.findOne({ email: known }).orFail().lean();
    const toOwner = await api.models.Outbox.find({ 'payload.userId': String(owner._id) }).lean();
    expect(toOwner.map(({ name }) => name)).toEqual([
      'user.known-address-registered',
      'user.known-address-wanted',
    ]);
    expect(await api.models.Link.countDocuments({ email: unknown })).toBe(2);
  });

  it('counts uploaded files per user, and forms without a file not at all', async () => {
    await createCamp(api.models, { year: 2026 });
    const parent = await api.signedIn();
    const send = (picture?: Buffer) => sendForm(parent, camperForm(), picture);
    for (let time = 0; time < 3; time += 1) expect((await send()).status).toBe(201);
    for (let time = 0; time < 2; time += 1) expect((await send(pictureOf('png'))).status).toBe(201);

    expect((await send(pictureOf('png'))).status).toBe(429);
  });
});

it('applies each limit of the environment within the period that its description names (S33)', () => {
  const seconds = { '15 minutes': 900, 'an hour': 3_600, 'a minute': 60 };
  const figures = Object.keys(envSchema.shape)
    .filter((name) => /^LIMIT_(?!MAILS)/.test(name))
    .map((name, at) => [name, 100 + at] as const);
  const limits = limitsOf(Object.fromEntries(figures) as unknown as Env);

  for (const [name, figure] of figures) {
    const words = envSchema.shape[name as keyof typeof envSchema.shape].description ?? '';
    const time = /in (15 minutes|an hour|a minute)/.exec(words)?.[1] as keyof typeof seconds;
    const limit = Object.values(limits).find(({ most }) => most === figure);
    expect([name, limit?.per]).toEqual([name, seconds[time]]);
  }
  expect(limits.wrongLoginsNotice).toEqual({ most: 1, per: 24 * 3_600 });
});

describe('the limiter', () => {
  const logger = createLogger({ name: 'test', level: 'silent' });
  const limits = { ...generousLimits, login: { most: 2, per: 60 } };

  it('counts in Redis for all processes together (S33)', async () => {
    const redis = new Redis(testRedisUrl());
    const prefix = `${randomUUID()}:`;
    const [one, other] = [0, 1].map(() => createRateLimiter(limits, { redis, prefix, logger }));
    await one?.hit('login', 'ann@example.org');
    await other?.hit('login', 'ann@example.org');
    expect(await one?.hit('login', 'ann@example.org')).toBeGreaterThan(0);
    expect(await other?.read('login', 'ann@example.org')).toEqual({
      hits: 3,
      part: 1.5,
      wait: expect.any(Number),
    });
    expect(await other?.read('login', 'bob@example.org')).toEqual({ hits: 0, part: 0, wait: 60 });
    await other?.forgive('login', 'ann@example.org');
    await other?.forgive('login', 'ann@example.org');
    expect(await other?.hit('login', 'ann@example.org')).toBe(0);
    expect((await redis.keys(`${prefix}*`)).join()).not.toContain('ann@');
    await redis.quit();
  });

  it('counts in the process while Redis is away, and again in Redis when it is back', async () => {
    const redis = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: null,
    });
    redis.on('error', () => undefined);
    const limiter = createRateLimiter(limits, { redis, logger });
    await limiter.hit('login', 'ann');
    await limiter.hit('login', 'ann');
    expect(await limiter.hit('login', 'ann')).toBeGreaterThan(0);
    expect(await limiter.read('login', 'ann')).toMatchObject({ hits: 3, part: 1.5 });
    expect(await limiter.read('login', 'bob')).toMatchObject({ hits: 0 });
    expect(await limiter.hit('login', 'bob')).toBe(0);
    redis.disconnect();
  });
});

describe('the slots of uploads', () => {
  it('admits the next upload when another ends, and refuses requests when the queue is full', async () => {
    const slots = createUploadSlots(1, 1);
    const leave = await slots.enter();
    const second = slots.enter();
    await expect(slots.enter()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    leave();
    leave();
    const leaveSecond = await second;
    const third = slots.enter();
    leaveSecond();
    await expect(third).resolves.toBeInstanceOf(Function);
  });
});
