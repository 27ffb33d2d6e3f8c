import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
let camp: StoredCamp;
let admin: Client & { userId: string };
beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
  admin = await api.signedIn(
    await api.createAccount({ roles: ['admin'], nameFirst: 'Ada', nameLast: 'Min' }),
  );
});

const someone = async (rights: Partial<Record<Subject, Action[]>>) => {
  const role = await createRole(api.models, rights);
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};

/** A family with paid campers. */
async function family(size = 1, { campId = camp._id, nameLast = 'Brooks' } = {}) {
  const user = await api.createAccount({ nameFirst: 'Bea', nameLast });
  const make = () => createCamper(api.models, { userId: user._id, campId, paid: true });
  const first = await make();
  const others = [];
  for (let made = 1; made < size; made += 1) others.push(await make());
  return { user, campers: [first, ...others] as [typeof first, ...typeof others] };
}

describe('the list', () => {
  const done = { status: 'done', doneAt: new Date('2026-07-01T11:00:00Z') } as const;
  const backOf = (
    campers: Types.ObjectId[],
    amount: number,
    values: Pick<PaymentRefund, 'status'> & Partial<PaymentRefund>,
  ): PaymentRefund => ({
    _id: new Types.ObjectId(),
    campers,
    amount,
    reason: 'Fell ill.',
    requestedAt: new Date('2026-07-01T10:00:00Z'),
    ...values,
  });
  let ids: Record<string, string> = {};

  beforeAll(async () => {
    await api.models.Payment.deleteMany({});
    const { models } = api;
    const of = async (nameLast = 'Brooks') => (await family(1, { nameLast })).campers;
    const two = (await family(2, { nameLast: 'Sparrow' })).campers;
    const notPaid = { settledAt: undefined, paymentIntentId: undefined };
    const one = await of();
    const past = await createCamp(models, { year: 2024 });
    const made = {
      paid: await createPayment(models, one),
      partly: await createPayment(models, two, {
        status: 'partly-refunded',
        refunds: [backOf([two[0]._id], 30_000, { ...done, requestedBy: new Types.ObjectId(admin.userId) })],
      }),
      due: await createPayment(models, await of(), { refunds: [backOf([], 100, { status: 'due' })] }),
      bounced: await createPayment(models, await of(), { refunds: [backOf([], 100, { status: 'failed' })] }),
      open: await createPayment(models, await of(), { ...notPaid, status: 'open' }),
      pending: await createPayment(models, await of(), { ...notPaid, status: 'processing' }),
      expired: await createPayment(models, await of(), { ...notPaid, status: 'expired' }),
      odd: await createPayment(models, await of(), { ...notPaid, status: 'open', mismatch: 'amount 1' }),
      returned: await createPayment(models, await of(), {
        ...notPaid,
        status: 'failed',
        sentBackAt: new Date('2026-07-01T11:00:00Z'),
      }),
      back: await createPayment(models, await of(), {
        status: 'refunded',
        refunds: [backOf([], 30_000, done)],
      }),
      past: await createPayment(models, (await family(1, { campId: past._id })).campers),
    };
    ids = Object.fromEntries(Object.entries(made).map(([name, { _id }]) => [String(_id), name]));
  });

  const asked = async (query: string) => {
    const { body, headers } = await admin.get(`/api/stripe/list?${query}`);
    expect(headers['x-total-count']).toBe(String(body.length));
    return body as ListedPayment[];
  };
  const names = async (query: string) => (await asked(query)).map(({ _id }) => ids[_id]).sort();
  const idOf = (name: string) => Object.keys(ids).find((id) => ids[id] === name) ?? '';

  it.each([
    ['standing=paid', ['paid']],
    ['standing=partly-refunded', ['partly']],
    ['standing=refunded', ['back']],
    ['standing=refund-due', ['due']],
    ['standing=refund-failed', ['bounced']],
    ['standing=open', ['open']],
    ['standing=processing', ['pending']],
    ['standing=expired', ['expired']],
    ['standing=mismatch', ['odd']],
    ['standing=sent-back', ['returned']],
    ['standing=failed', []],
    ['q=sparrow', ['partly']],
    ['q=bea%20sparrow', ['partly']],
    ['q=bea%20nobody', []],
    ['year=2024', ['past']],
    ['year=2019', []],
  ])('of %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('finds what was paid today and yesterday in the camp’s time zone, and sums it', async () => {
    const { _id: campId, year } = await createCamp(api.models);
    const paidAt = async (instant: string) => {
      const { campers } = await family(1, { campId });
      return String((await createPayment(api.models, campers, { settledAt: new Date(instant) }))._id);
    };
    await paidAt('2026-06-30T05:59:59Z');
    const yesterday = [await paidAt('2026-06-30T06:00:00Z'), await paidAt('2026-07-01T05:59:59Z')];
    const today = await paidAt('2026-07-01T06:00:00Z');

    const paidOn = async (day: string) => (await asked(`year=${year}&paidOn=${day}`)).map(({ _id }) => _id);
    expect(await paidOn('today')).toEqual([today]);
    expect((await paidOn('yesterday')).sort()).toEqual(yesterday.sort());
    const { body } = await admin.get(`/api/stripe/totals?year=${year}&paidOn=yesterday`).expect(200);
    expect(body).toMatchObject({ payments: 2, received: 600 });
    await admin.get('/api/stripe/list?paidOn=2026-07-01').expect(400);
  });

  it('finds a payment of any year by its id, here or at Stripe', async () => {
    const id = idOf('past');
    for (const q of [id, `pi_${id}`, `cs_test_${id}`]) {
      expect(await names(`q=${q}`)).toEqual(['past']);
      const { body } = await admin.get(`/api/stripe/totals?q=${q}`).expect(200);
      expect([q, body]).toMatchObject([q, { payments: 1, received: 300 }]);
    }
  });

  it('finds payments by the family’s email, a camper’s name, and the id of account, camper or refund', async () => {
    const id = idOf('partly');
    const { userId, campers, refunds } = await api.models.Payment.findById(id).orFail().lean();
    const stripeRefundId = 're_of_the_test';
    await api.models.Payment.updateOne({ _id: id }, { refunds: [{ ...refunds[0], stripeRefundId }] });
    const { email } = await api.models.User.findById(userId).orFail().lean();
    const { nameFirst } = await api.models.Camper.findById(campers[1]).orFail().lean();
    for (const q of [email, nameFirst, String(userId), String(campers[1]), stripeRefundId]) {
      expect([q, await names(`q=${q}`)]).toEqual([q, ['partly']]);
      const { body } = await admin.get(`/api/stripe/totals?q=${q}`).expect(200);
      expect([q, body]).toMatchObject([q, { payments: 1, back: 300 }]);
    }
    await api.models.Payment.updateOne({ _id: id }, { refunds });
  });

  it('shows all details of a payment, and audits the view', async () => {
    // An hour later, the same view is recorded again.
    api.clock.pass(30 * 60_000);
    // The session is still in use.
    await admin.get('/api/user/current').expect(200);
    await api.deps.afterwards.settled();
    api.clock.pass(31 * 60_000);
    await api.models.Audit.deleteMany({});
    const [partly] = await asked('standing=partly-refunded');
    expect(partly).toEqual({
      _id: idOf('partly'),
      campers: [expect.any(String), expect.any(String)],
      names: [expect.stringMatching(/^Casey/), expect.stringMatching(/^Casey/)],
      amount: 600,
      status: 'partly-refunded',
      standing: 'partly-refunded',
      userId: expect.any(String),
      family: 'Bea Sparrow',
      familyEmail: expect.stringContaining('@'),
      campYear: 2026,
      back: 300,
      lines: [
        { camperId: partly?.campers[0], name: partly?.names[0], amount: 300, lateFee: 0, back: 300, due: 0 },
        { camperId: partly?.campers[1], name: partly?.names[1], amount: 300, lateFee: 0, back: 0, due: 0 },
      ],
      refunds: [
        {
          _id: expect.any(String),
          names: [partly?.names[0]],
          amount: 300,
          reason: 'Fell ill.',
          status: 'done',
          requestedAt: '2026-07-01T10:00:00.000Z',
          doneAt: '2026-07-01T11:00:00.000Z',
          who: 'Ada Min',
        },
      ],
      createdAt: expect.any(String),
      settledAt: '2026-06-30T10:00:00.000Z',
      settledDay: '2026-06-30T10:00:00.000Z',
      expiresAt: expect.any(String),
      reference: `pi_${idOf('partly')}`,
      stripePage: `https://dashboard.stripe.com/test/payments/pi_${idOf('partly')}`,
    });
    const written = await api.models.Audit.find({ subject: 'payment' }).lean();
    expect(written).toMatchObject([{ action: 'list', part: 'contact' }]);
  });

  it('is summed, and exported as a file that is audited even if it is empty', async () => {
    const { body } = await admin.get('/api/stripe/totals');
    expect(body).toEqual({ payments: 10, received: 1_800, back: 600, due: 1, open: 900 });

    await api.models.Audit.deleteMany({});
    const file = await admin.get(
      '/api/stripe/export?standing=partly-refunded&columns=family,amount,back,standing',
    );
    expect(file.text).toBe(
      '\uFEFFFamily,Amount,Refunded,Status\r\nBea Sparrow,600.00,300.00,Partly refunded\r\n',
    );
    await admin.get('/api/stripe/export?standing=failed').expect(200);
    expect(await api.models.Audit.countDocuments({ action: 'export', subject: 'payment' })).toBe(2);
  });

  it('accepts at most 200 columns', async () => {
    const columns = Array.from({ length: 201 }, () => 'amount').join(',');
    const { status, body } = await admin.get(`/api/stripe/export?columns=${columns}`);
    expect([status, body.errors]).toEqual([400, [{ path: 'columns', message: 'List at most 200 columns.' }]]);
  });
});

describe('the payments of a camper', () => {
  it('include all years, for people who may see payments', async () => {
    const earlier = await createCamp(api.models, { year: 2025 });
    const { campers } = await family(2, { campId: earlier._id, nameLast: 'Lark' });
    const [first] = campers;
    const paid = await createPayment(api.models, campers);
    const again = await createPayment(api.models, [first], { status: 'expired', settledAt: undefined });
    await createPayment(api.models, (await family()).campers);
    const address = `/api/stripe/list?camper=${String(first._id)}`;

    const { body } = await admin.get(address).expect(200);

    expect((body as ListedPayment[]).map(({ _id }) => _id).sort()).toEqual(
      [String(paid._id), String(again._id)].sort(),
    );
    const totals = await admin.get(`/api/stripe/totals?camper=${String(first._id)}`).expect(200);
    expect(totals.body).toMatchObject({ payments: 2, received: 600 });
    await admin.get('/api/stripe/list?camper=somebody').expect(400);
    await (await someone({ camper: ['view-all', 'data'] })).get(address).expect(403);
  });
});
