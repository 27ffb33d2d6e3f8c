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
const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

// A minute goes by: the same amount again is another gift.
beforeEach(() => api.clock.pass(60_000));

it.each([250, '250', 12.34, 1, 50_000])('takes %p from anybody and answers the checkout', async (amount) => {
  const before = await api.models.Donation.countDocuments();

  const { status, body } = await donate(amount);

  expect([status, new URL(body.msg).origin]).toEqual([200, stripe.url]);
  expect(await api.models.Donation.countDocuments()).toBe(before + 1);
  const last = await api.models.Donation.findOne().sort({ createdAt: -1, _id: -1 }).orFail().lean();
  expect(last.amount).toBe(Math.round(Number(amount) * 100));
});

it.each([0, 0.99, 50_000.01, 10.005, -5, '', 'ten', null, undefined, [5], { $gt: 0 }])(
  'refuses %p on its field, and writes nothing down',
  async (amount) => {
    const before = await api.models.Donation.countDocuments();

    const { status, body } = await donate(amount);

    expect([status, body.errors]).toEqual([400, [{ path: 'amount', message: expect.any(String) }]]);
    expect(await api.models.Donation.countDocuments()).toBe(before);
  },
);

describe('the same request again', () => {
  const giver = (headers: Record<string, string>) => async (amount: number) => {
    const { status, body } = await api.visitor.post('/api/stripe/donate', { amount }).set(headers);
    expect(status).toBe(200);
    return body.msg as string;
  };
  const count = () => api.models.Donation.countDocuments();
  const sessionAt = (url: string) => url.split('/').at(-1) ?? '';

  it('answers with the same checkout, also many at once', async () => {
    const give = giver({ 'user-agent': 'one' });
    const before = await count();

    const answers = await Promise.all([1, 2, 3, 4].map(() => give(77)));
    answers.push(await give(77));

    expect(new Set(answers).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is another gift with another amount, from another giver, or after a minute', async () => {
    const first = await giver({ 'user-agent': 'one' })(78);

    const others = [await giver({ 'user-agent': 'one' })(79), await giver({ 'user-agent': 'two' })(78)];
    api.clock.pass(60_000);
    others.push(await giver({ 'user-agent': 'one' })(78));

    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('is known by its key for as long as the checkout is open', async () => {
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

  it('goes to nobody’s checkout whose own try gave the gift up', async () => {
    const before = await count();
    stripe.faults.set({ api: [{ kind: 'error', calls: 'POST /v1/checkout', times: 3 }] });

    const attempts = await Promise.all([1, 2, 3].map(() => donate(81)));
    stripe.faults.clear();
    const url = await giver({})(81);

    const taken = attempts.filter(({ status }) => status === 200);
    expect(taken.every(({ body }) => body.msg === url)).toBe(true);
    expect(await count()).toBe(before + 1);
    const open = (await api.deps.stripe.checkout.sessions.list({ status: 'open' })).data;
    expect(open.filter(({ amount_total: cents }) => cents === 8_100).map((session) => session.url)).toEqual([
      url,
    ]);
  });
});

it('says clearly that the payment service is away', async () => {
  stripe.faults.set({ api: [{ kind: 'down' }] });
  const { status, body } = await donate(25);
  stripe.faults.clear();
  expect([status, body.code]).toEqual([502, 'payment-provider']);
});

it('lists amount, payment status and time, the newest first, and not who gave', async () => {
  const stored = { expiresAt: api.clock.now(), isOpen: false };
  await api.models.Donation.deleteMany({});
  await api.models.Donation.create({ ...stored, amount: 2_550, createdAt: new Date('2026-06-01T10:00:00Z') });
  await api.models.Donation.create({
    ...stored,
    amount: 25_000,
    paymentStatus: 'paid',
    donor: { name: 'Gwen Giver', email: 'gwen@example.com' },
    createdAt: new Date('2026-06-02T10:00:00Z'),
  });

  const { status, body, headers, text } = await (await administrator()).get('/api/stripe/donate/list');

  expect(status).toBe(200);
  expect(headers['x-total-count']).toBe('2');
  expect(body).toEqual({
    donations: [
      {
        _id: expect.any(String),
        amount: 250,
        session: { payment_status: 'paid' },
        createdAt: '2026-06-02T10:00:00.000Z',
      },
      {
        _id: expect.any(String),
        amount: 25.5,
        session: { payment_status: 'unpaid' },
        createdAt: '2026-06-01T10:00:00.000Z',
      },
    ],
  });
  expect(text).not.toContain('gwen');
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
