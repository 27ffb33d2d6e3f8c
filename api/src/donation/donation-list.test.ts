import { start, type Simulator } from '@camp/local-stripe/start';
import { serveApi } from '../../test/api-under-test';

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

const api = serveApi({ stripeUrl: () => stripe.url });
const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

// After a minute, the same amount is another gift.
beforeEach(() => api.clock.pass(60_000));

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

  it('shows amount, payment status, time and the donor, and audits the view', async () => {
    const admin = await administrator();

    const { body } = await admin.get('/api/stripe/donate/list?status=received');

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
    // At camp it is New Year's Eve, while it is already January in GMT.
    ['?status=received&year=2026', [50, 250]],
    ['?year=2026', [50, 7, 250, 25.5]],
    ['?year=2025', [10]],
    ['?q=gwen&sort=amount', [10, 250]],
    ['?q=gwen@EXAMPLE', [250, 10]],
    ['?q=paid', []],
    ['?sort=-amount', [250, 50, 25.5, 10, 7]],
  ])('of %p', async (query, expected) => {
    expect(await amounts(query)).toEqual(expected);
  });

  it('counts a gift for the year of receipt only, also if its checkout was opened the year before', async () => {
    const newYearsEve = new Date('2027-01-01T06:59:00Z');
    const newYear = new Date('2027-01-01T07:01:00Z');
    await api.models.Donation.create([
      { ...paid, amount: 4_000, createdAt: newYearsEve, settledAt: newYear },
      { ...stored, isOpen: true, amount: 3_000, createdAt: newYearsEve },
    ]);

    expect(await amounts('?year=2026')).toEqual([30, 50, 7, 250, 25.5]);
    expect(await amounts('?year=2027')).toEqual([40]);
  });

  it('is exported as a file too', async () => {
    const admin = await administrator();
    const { text, headers } = await admin.get(
      '/api/stripe/donate/export?status=received&columns=amount,donor',
    );
    expect(text).toBe('\uFEFFAmount,Donor\r\n50.00,\r\n250.00,Gwen Giver\r\n10.00,G. Giver\r\n');
    expect(headers['content-disposition']).toBe('attachment; filename="donations.csv"');
    expect(await api.models.Audit.countDocuments({ action: 'export', subject: 'donation' })).toBe(1);
  });

  it('has the day in GMT and in the camp’s time zone in its file', async () => {
    const { text } = await (
      await administrator()
    ).get('/api/stripe/donate/export?status=received&columns=amount,settledAt,settledDay&year=2025');
    expect(text).toBe(
      '\uFEFFAmount,Received (GMT),Received (America/Denver)\r\n10.00,2026-01-01T00:00:10Z,2025-12-31\r\n',
    );
  });

  it('shows each donor’s total of a year by address, also as an audited export', async () => {
    const admin = await administrator();

    const { body } = await admin.get('/api/stripe/donate/donors?year=2026');

    // Her other gift arrived on December 31 at 5 PM, local time at camp.
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
    const file = await admin.get('/api/stripe/donate/donors/export?year=2026');
    expect(file.text).toBe(
      '\uFEFFDonor,Email,Donations,Amount,First donation (GMT),Last donation (GMT),First donation (America/Denver),Last donation (America/Denver)\r\nGwen Giver,gwen@example.com,1,250.00,2026-06-02,2026-06-02,2026-06-02,2026-06-02\r\nNo name given,,1,50.00,2026-07-01,2026-07-01,2026-06-30,2026-06-30\r\n',
    );
    expect(file.headers['content-disposition']).toBe('attachment; filename="donors-2026.csv"');
    expect(await api.models.Audit.countDocuments({ action: 'export', subject: 'donation' })).toBe(1);
    const before = await admin.get('/api/stripe/donate/donors?year=2025');
    expect(before.body.donors).toMatchObject([{ amount: 10, last: '2026-01-01T00:00:10.000Z' }]);
    expect((await admin.get('/api/stripe/donate/donors')).status).toBe(400);
  });

  it('counts gifts from one address as one donor, under the latest name', async () => {
    const { email } = donor;
    const gifts = [
      { ...paid, amount: 1_000, donor: { email: email.toUpperCase() }, settledAt: new Date('2026-06-05') },
      { ...paid, amount: 500, donor: { name: 'Gwen G.', email }, settledAt: new Date('2026-06-04') },
      { ...paid, amount: 60_000, donor: { name: 'Bo', email: 'bo@example.com' } },
    ];
    await api.models.Donation.create(gifts);

    const { body } = await (await administrator()).get('/api/stripe/donate/donors?year=2026');

    const gwen = { donor: 'Gwen G.', donorEmail: email.toUpperCase(), amount: 265, gifts: 3 };
    const days = { first: '2026-06-02T10:01:00.000Z', last: '2026-06-05T00:00:00.000Z' };
    expect(body.donors).toMatchObject([{ donor: 'Bo', amount: 600 }, { ...gwen, ...days }, { amount: 50 }]);
  });

  it('is summed by month in the camp’s time zone, without unpaid gifts', async () => {
    const { body } = await (await administrator()).get('/api/stripe/donate/totals');
    expect(body).toEqual({
      months: [
        { month: '2025-12', amount: 10, gifts: 1 },
        { month: '2026-06', amount: 300, gifts: 2 },
      ],
    });
  });

  it('resends the thanks, once for each request', async () => {
    const admin = await administrator();
    const { _id } = await api.models.Donation.findOne({ amount: 25_000 }).orFail();

    await admin.post(`/api/stripe/receipt/${String(_id)}`).expect(200, { result: true });

    const rows = await api.models.Outbox.find({ name: 'donation.receipt-wanted' }).lean();
    expect(rows).toMatchObject([{ payload: { donationId: String(_id) } }]);
    const written = await api.models.Audit.find({ action: 'send-receipt' }).lean();
    expect(written).toMatchObject([{ subject: 'donation', recordIds: [_id] }]);
    expect(String(written[0]?.actorId)).toBe(admin.userId);
  });

  it('sends no receipt for an unpaid gift', async () => {
    const admin = await administrator();
    const { _id } = await api.models.Donation.findOne({ amount: 700 }).orFail();
    await admin.post(`/api/stripe/receipt/${String(_id)}`).expect(404);
  });
});
