import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { settle } from '@camp/payments/settle';
import { start, type Simulator } from '@camp/local-stripe/start';
import { serveApi } from '../../test/api-under-test';

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

const api = serveApi({ stripeUrl: () => stripe.url });
const donate = (amount: unknown) => api.visitor.post('/api/stripe/donate', { amount });

// After a minute, the same amount is another gift.
beforeEach(() => api.clock.pass(60_000));

it.each([250, '250', 12.34, 1, 50_000])(
  'accepts %p from anybody and returns the checkout',
  async (amount) => {
    const before = await api.models.Donation.countDocuments();

    const { status, body } = await donate(amount);

    expect([status, new URL(body.msg).origin]).toEqual([200, stripe.url]);
    expect(await api.models.Donation.countDocuments()).toBe(before + 1);
    const last = await api.models.Donation.findOne().sort({ createdAt: -1, _id: -1 }).orFail().lean();
    expect(last.amount).toBe(Math.round(Number(amount) * 100));
  },
);

it.each([19.99, '19.99', '1.10', 4.35, 1.005e3, '0019.5'])('reads %p as whole cents', async (amount) => {
  await donate(amount).expect(200);
  const last = await api.models.Donation.findOne().sort({ createdAt: -1, _id: -1 }).orFail().lean();
  expect(last.amount).toBe(Math.round(Number(amount) * 100));
});

it.each([0, 0.99, 50_000.01, -5, '', 'ten', null, undefined, [5], { $gt: 0 }, '5'.repeat(90_000)])(
  'refuses %p on its field, and stores nothing',
  async (amount) => {
    const before = await api.models.Donation.countDocuments();

    const { status, body } = await donate(amount);

    expect([status, body.errors]).toEqual([400, [{ path: 'amount', message: expect.any(String) }]]);
    expect(await api.models.Donation.countDocuments()).toBe(before);
  },
);

it.each([
  10.005,
  '10.005',
  12.3400001,
  '12.340',
  19.990000000000002,
  '19.990000000000000001',
  '1e2',
  '1,000',
])('refuses %p: dollars and at most two decimals', async (amount) => {
  const before = await api.models.Donation.countDocuments();

  const { status, body } = await donate(amount);

  const message = smallForms.donationAmountWrong;
  expect([status, body.errors]).toEqual([400, [{ path: 'amount', message }]]);
  expect(await api.models.Donation.countDocuments()).toBe(before);
});

describe('a repeated request', () => {
  const giver = (headers: Record<string, string>) => async (amount: number) => {
    const { status, body } = await api.visitor.post('/api/stripe/donate', { amount }).set(headers);
    expect(status).toBe(200);
    return body.msg as string;
  };
  /** Donors with the same network address and browser. */
  const browser = async () => giver(await cookieOfBrowser());
  const cookieOfBrowser = async () => {
    const { headers } = await api.visitor.get('/api/camp/current');
    const token = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    return { cookie: `theme=dark; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  };
  const count = () => api.models.Donation.countDocuments();
  const sessionAt = (url: string) => url.split('/').at(-1) ?? '';

  it('returns the same checkout, also to concurrent requests', async () => {
    const give = await browser();
    const before = await count();

    const answers = await Promise.all([1, 2, 3, 4].map(() => give(77)));
    answers.push(await give(77));

    expect(new Set(answers).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is another gift with another amount, from another browser, or after a minute', async () => {
    const [one, neighbour] = [await browser(), await browser()];
    const first = await one(78);

    const others = [await one(79), await neighbour(78)];
    api.clock.pass(60_000);
    others.push(await one(78));

    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('is another gift without a key and a cookie', async () => {
    const give = giver({ 'user-agent': 'one' });
    expect(await give(82)).not.toBe(await give(82));
  });

  it('is refused with 409 if only the key is the same, also concurrently, open or paid', async () => {
    const ask = (amount: number) =>
      api.visitor.post('/api/stripe/donate', { amount }).set('idempotency-key', 'k83');
    const answers = await Promise.all([ask(83), ask(84), ask(83), ask(84)]);
    const [taken] = answers.filter(({ status }) => status === 200);
    const amount = answers.indexOf(taken!) % 2 === 0 ? 83 : 84;
    stripe.sessions.pay(sessionAt(taken!.body.msg));
    await settle(api.deps, sessionAt(taken!.body.msg));

    const afterwards = await ask(amount + 10);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect([afterwards.status, afterwards.body.code, afterwards.body.message]).toEqual([
      409,
      'conflict',
      'This Idempotency-Key was already used with a different form. Send a new key.',
    ]);
    expect(await api.models.Donation.countDocuments({ amount: (amount + 10) * 100 })).toBe(0);
  });

  it('has a key of at most 200 characters', async () => {
    const ask = (key: string) =>
      api.visitor.post('/api/stripe/donate', { amount: 85 }).set('idempotency-key', key);
    await ask('k'.repeat(200)).expect(200);
    const { status, body } = await ask('k'.repeat(201));
    expect([status, body.message]).toEqual([400, 'An Idempotency-Key has at most 200 characters.']);
  });

  it('is recognized by its key while the checkout is open', async () => {
    const give = giver({ 'idempotency-key': 'a-key-of-a-form' });
    const first = await give(80);
    api.clock.pass(30 * 60_000);

    const again = await give(80);
    stripe.sessions.pay(sessionAt(first));
    await settle(api.deps, sessionAt(first));
    const afterwards = await give(80);

    expect(again).toBe(first);
    expect(afterwards).not.toBe(first);
    expect(await give(80)).toBe(afterwards);
  });

  it('returns no checkout whose creation failed', async () => {
    const sameBrowser = await cookieOfBrowser();
    const before = await count();
    stripe.faults.set({ api: [{ kind: 'error', calls: 'POST /v1/checkout', times: 3 }] });

    const give = (amount: number) => api.visitor.post('/api/stripe/donate', { amount }).set(sameBrowser);
    const attempts = await Promise.all([1, 2, 3].map(() => give(81)));
    stripe.faults.clear();
    const url = await giver(sameBrowser)(81);

    const taken = attempts.filter(({ status }) => status === 200);
    expect(taken.every(({ body }) => body.msg === url)).toBe(true);
    expect(await count()).toBe(before + 1);
    const open = (await api.deps.stripe.checkout.sessions.list({ status: 'open' })).data;
    expect(open.filter(({ amount_total: cents }) => cents === 8_100).map((session) => session.url)).toEqual([
      url,
    ]);
  });
});

it('reports that the payment service is unavailable', async () => {
  stripe.faults.set({ api: [{ kind: 'down' }] });
  const { status, body } = await donate(25);
  stripe.faults.clear();
  expect([status, body.code]).toEqual([502, 'payment-provider']);
});

describe('a network that opens too many checkouts', () => {
  const limited = serveApi({ stripeUrl: () => stripe.url, limits: { donate: { most: 2, per: 60 } } });

  it('has to wait', async () => {
    const attempt = () => limited.visitor.post('/api/stripe/donate', { amount: 5 });
    const answers = [await attempt(), await attempt(), await attempt()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers['retry-after']).toEqual(expect.any(String));
  });
});
