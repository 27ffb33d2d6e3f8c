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

it.each([19.99, '19.99', '1.10', 4.35, 1.005e3, '0019.5'])('takes %p as whole cents', async (amount) => {
  await donate(amount).expect(200);
  const last = await api.models.Donation.findOne().sort({ createdAt: -1, _id: -1 }).orFail().lean();
  expect(last.amount).toBe(Math.round(Number(amount) * 100));
});

it.each([0, 0.99, 50_000.01, -5, '', 'ten', null, undefined, [5], { $gt: 0 }, '5'.repeat(90_000)])(
  'refuses %p on its field, and writes nothing down',
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

  const message = 'Enter an amount from 1 to 50,000 dollars, with at most two decimals.';
  expect([status, body.errors]).toEqual([400, [{ path: 'amount', message }]]);
  expect(await api.models.Donation.countDocuments()).toBe(before);
});

describe('the same request again', () => {
  const giver = (headers: Record<string, string>) => async (amount: number) => {
    const { status, body } = await api.visitor.post('/api/stripe/donate', { amount }).set(headers);
    expect(status).toBe(200);
    return body.msg as string;
  };
  /** All of them behind one network address, with the same program. */
  const browser = async () => giver(await cookieOfBrowser());
  const cookieOfBrowser = async () => {
    const { headers } = await api.visitor.get('/api/camp/current');
    const token = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    return { cookie: `theme=dark; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  };
  const count = () => api.models.Donation.countDocuments();
  const sessionAt = (url: string) => url.split('/').at(-1) ?? '';

  it('answers with the same checkout, also many at once', async () => {
    const give = await browser();
    const before = await count();

    const answers = await Promise.all([1, 2, 3, 4].map(() => give(77)));
    answers.push(await give(77));

    expect(new Set(answers).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is another gift with another amount, from the browser of a neighbour, or after a minute', async () => {
    const [one, neighbour] = [await browser(), await browser()];
    const first = await one(78);

    const others = [await one(79), await neighbour(78)];
    api.clock.pass(60_000);
    others.push(await one(78));

    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('is nobody’s repeat without a key and a cookie', async () => {
    const give = giver({ 'user-agent': 'one' });
    expect(await give(82)).not.toBe(await give(82));
  });

  it('is 409 with another amount under the same key, also at once, open or paid', async () => {
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
      'This Idempotency-Key was already used with a different form.',
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

it('says clearly that the payment service is away', async () => {
  stripe.faults.set({ api: [{ kind: 'down' }] });
  const { status, body } = await donate(25);
  stripe.faults.clear();
  expect([status, body.code]).toEqual([502, 'payment-provider']);
});

describe('the list of donations', () => {
  const stored = { expiresAt: new Date('2026-07-02'), isOpen: false };
  const donor = { name: 'Gwen Giver', email: 'gwen@example.com' };
  const paid = {
    ...stored,
    paymentStatus: 'paid',
    settledAt: new Date('2026-06-02T10:01:00Z'),
    donor,
  } as const;

  beforeEach(async () => {
    await api.models.Donation.deleteMany({});
    await api.models.Audit.deleteMany({});
    await api.models.Donation.create([
      { ...stored, amount: 2_550, createdAt: new Date('2026-06-01T10:00:00Z') },
      { ...paid, amount: 25_000, createdAt: new Date('2026-06-02T10:00:00Z') },
      {
        ...paid,
        amount: 5_000,
        donor: undefined,
        createdAt: new Date('2026-06-30T23:59:59Z'),
        settledAt: new Date('2026-07-01T00:00:01Z'),
      },
      {
        ...paid,
        amount: 1_000,
        donor: { name: 'G. Giver', email: 'GWEN@example.com' },
        createdAt: new Date('2025-12-31T23:59:59Z'),
        settledAt: new Date('2026-01-01T00:00:10Z'),
      },
      { ...stored, isOpen: true, amount: 700, createdAt: new Date('2026-06-03T10:00:00Z') },
    ]);
  });

  const amounts = async (query: string) => {
    const { body, headers } = await (await administrator()).get(`/api/stripe/donate/list${query}`);
    expect(headers['x-total-count']).toBe(String(body.donations.length));
    return body.donations.map(({ amount }: { amount: number }) => amount);
  };

  it('tells amount, payment status, time and, written down, who gave', async () => {
    const office = await administrator();

    const { body } = await office.get('/api/stripe/donate/list?status=received');

    expect(body.donations[1]).toEqual({
      _id: expect.any(String),
      amount: 250,
      session: { payment_status: 'paid' },
      status: 'received',
      donor: 'Gwen Giver',
      donorEmail: 'gwen@example.com',
      createdAt: '2026-06-02T10:00:00.000Z',
      settledAt: '2026-06-02T10:01:00.000Z',
      settledDay: '2026-06-02T10:01:00.000Z',
    });
    const written = await api.models.Audit.find({ subject: 'donation' }).lean();
    expect(written).toMatchObject([{ action: 'list', part: 'contact' }]);
    expect(written[0]?.recordIds).toHaveLength(2);
  });

  it.each([
    ['', [50, 7, 250, 25.5, 10]],
    ['?status=current', [50, 7, 250, 10]],
    ['?status=received', [50, 250, 10]],
    ['?status=open', [7]],
    ['?status=abandoned', [25.5]],
    // New Year's Eve where the camp lies, when it is January in GMT.
    ['?status=received&year=2026', [50, 250]],
    ['?year=2026', [50, 7, 250, 25.5]],
    ['?year=2025', [10]],
    ['?q=gwen&sort=amount', [10, 250]],
    ['?q=paid', []],
    ['?sort=-amount', [250, 50, 25.5, 10, 7]],
  ])('of %p', async (query, expected) => {
    expect(await amounts(query)).toEqual(expected);
  });

  it('is a file too', async () => {
    const office = await administrator();
    const { text, headers } = await office.get(
      '/api/stripe/donate/export?status=received&columns=amount,donor',
    );
    expect(text).toBe('\uFEFFAmount,Donor\r\n50.00,\r\n250.00,Gwen Giver\r\n10.00,G. Giver\r\n');
    expect(headers['content-disposition']).toBe('attachment; filename="donations.csv"');
    expect(await api.models.Audit.countDocuments({ action: 'export', subject: 'donation' })).toBe(1);
  });

  it('has both days in its file, in GMT and where the camp lies', async () => {
    const { text } = await (
      await administrator()
    ).get('/api/stripe/donate/export?status=received&columns=amount,settledAt,settledDay&year=2025');
    expect(text).toBe(
      '\uFEFFAmount,Received (GMT),Received (America/Denver)\r\n10.00,2026-01-01T00:00:10Z,2025-12-31\r\n',
    );
  });

  it('tells what each donor gave in a year, by address, also as a file that is written down', async () => {
    const office = await administrator();

    const { body } = await office.get('/api/stripe/donate/donors?year=2026');

    // The other of her gifts arrived on December 31, at 5 PM where the camp lies.
    expect(body.donors).toEqual([
      {
        donor: 'Gwen Giver',
        donorEmail: 'gwen@example.com',
        amount: 250,
        gifts: 1,
        first: '2026-06-02T10:01:00.000Z',
        last: '2026-06-02T10:01:00.000Z',
      },
      {
        donor: '',
        donorEmail: '',
        amount: 50,
        gifts: 1,
        first: '2026-07-01T00:00:01.000Z',
        last: '2026-07-01T00:00:01.000Z',
      },
    ]);
    const file = await office.get('/api/stripe/donate/donors/export?year=2026');
    expect(file.text).toBe(
      '\uFEFFDonor,Email,Gifts,Amount,First gift (GMT),Last gift (GMT),First gift (America/Denver),Last gift (America/Denver)\r\nGwen Giver,gwen@example.com,1,250.00,2026-06-02,2026-06-02,2026-06-02,2026-06-02\r\nNo name given,,1,50.00,2026-07-01,2026-07-01,2026-06-30,2026-06-30\r\n',
    );
    expect(file.headers['content-disposition']).toBe('attachment; filename="donors-2026.csv"');
    expect(await api.models.Audit.countDocuments({ action: 'export', subject: 'donation' })).toBe(1);
    const before = await office.get('/api/stripe/donate/donors?year=2025');
    expect(before.body.donors).toMatchObject([{ amount: 10, last: '2026-01-01T00:00:10.000Z' }]);
    expect((await office.get('/api/stripe/donate/donors')).status).toBe(400);
  });

  it('is summed by month where the camp lies, without what was never paid', async () => {
    const { body } = await (await administrator()).get('/api/stripe/donate/totals');
    expect(body).toEqual({
      months: [
        { month: '2025-12', amount: 10, gifts: 1 },
        { month: '2026-06', amount: 300, gifts: 2 },
      ],
    });
  });

  it('lets the thanks be sent again, once for each time that somebody asks', async () => {
    const office = await administrator();
    const { _id } = await api.models.Donation.findOne({ amount: 25_000 }).orFail();

    await office.post(`/api/stripe/receipt/${String(_id)}`).expect(200, { result: true });

    const rows = await api.models.Outbox.find({ name: 'donation.receipt-wanted' }).lean();
    expect(rows).toMatchObject([{ payload: { donationId: String(_id) } }]);
    const written = await api.models.Audit.find({ action: 'send-receipt' }).lean();
    expect(written).toMatchObject([{ subject: 'donation', recordIds: [_id] }]);
    expect(String(written[0]?.actorId)).toBe(office.userId);
  });

  it('sends no receipt for what was not received', async () => {
    const office = await administrator();
    const { _id } = await api.models.Donation.findOne({ amount: 700 }).orFail();
    await office.post(`/api/stripe/receipt/${String(_id)}`).expect(404);
  });
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
