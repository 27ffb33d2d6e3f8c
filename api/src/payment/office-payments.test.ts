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
let office: Client & { userId: string };
beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
  office = await api.signedIn(
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

const refund = (payment: { _id: unknown }, values: object = {}, client: Client = office) =>
  client.post('/api/stripe/refund', { payment: String(payment._id), reason: 'Fell ill.', ...values });

describe('a receipt', () => {
  it('tells whoever paid what is left for each camper, and nobody who keeps no books', async () => {
    const { user, campers } = await family(2, { nameLast: 'Finch' });
    const [kit] = campers;
    const payment = await createPayment(api.models, campers, {
      lines: campers.map(({ _id }, at) => ({
        camperId: _id,
        name: `Camper ${at}`,
        cost: 30_000,
        lateFee: at * 2_500,
      })),
      amount: 62_500,
      status: 'partly-refunded',
      refunds: [
        {
          _id: new Types.ObjectId(),
          campers: [kit._id],
          amount: 10_000,
          reason: 'Fell ill.',
          status: 'done',
          requestedAt: new Date('2026-07-01T10:00:00Z'),
          requestedBy: new Types.ObjectId(office.userId),
        },
      ],
    });
    const open = await createPayment(api.models, campers, { settledAt: undefined, status: 'open' });
    const parent = await api.signedIn(user);
    const address = `/api/stripe/read/${String(payment._id)}`;

    const { body } = await parent.get(address).expect(200);

    expect(body).toMatchObject({
      family: 'Bea Finch',
      campYear: 2026,
      amount: 625,
      settledAt: '2026-06-30T10:00:00.000Z',
      lines: [
        { name: 'Camper 0', amount: 300, lateFee: 0, back: 100, due: 0 },
        { name: 'Camper 1', amount: 325, lateFee: 25, back: 0, due: 0 },
      ],
      refunds: [{ names: ['Camper 0'], amount: 100, reason: 'Fell ill.', status: 'done' }],
    });
    expect(JSON.stringify(body)).not.toContain(office.userId);
    await parent.get(`/api/stripe/read/${String(open._id)}`).expect(404);
    await (await someone({ stripe: ['view'] })).get(address).expect(404);
    await (await someone({ stripe: ['view-all'] })).get(address).expect(200);
  });
});

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
        refunds: [backOf([two[0]._id], 30_000, { ...done, requestedBy: new Types.ObjectId(office.userId) })],
      }),
      due: await createPayment(models, await of(), { refunds: [backOf([], 100, { status: 'due' })] }),
      bounced: await createPayment(models, await of(), { refunds: [backOf([], 100, { status: 'failed' })] }),
      open: await createPayment(models, await of(), { ...notPaid, status: 'open' }),
      expired: await createPayment(models, await of(), { ...notPaid, status: 'expired' }),
      odd: await createPayment(models, await of(), { ...notPaid, status: 'open', mismatch: 'amount 1' }),
      returned: await createPayment(models, await of(), {
        ...notPaid,
        status: 'failed',
        sentBackAt: new Date('2026-07-01T11:00:00Z'),
      }),
      past: await createPayment(models, (await family(1, { campId: past._id })).campers),
    };
    ids = Object.fromEntries(Object.entries(made).map(([name, { _id }]) => [String(_id), name]));
  });

  const asked = async (query: string) => {
    const { body, headers } = await office.get(`/api/stripe/list?${query}`);
    expect(headers['x-total-count']).toBe(String(body.length));
    return body as ListedPayment[];
  };
  const names = async (query: string) => (await asked(query)).map(({ _id }) => ids[_id]).sort();
  const idOf = (name: string) => Object.keys(ids).find((id) => ids[id] === name) ?? '';

  it.each([
    ['standing=paid', ['paid']],
    ['standing=partly-refunded', ['partly']],
    ['standing=refund-due', ['due']],
    ['standing=refund-failed', ['bounced']],
    ['standing=open', ['open']],
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

  it('finds a payment of any year by its id, here or at Stripe', async () => {
    const id = idOf('past');
    for (const q of [id, `pi_${id}`, `cs_test_${id}`]) expect(await names(`q=${q}`)).toEqual(['past']);
  });

  it('tells everything about a payment, and writes down whose it showed', async () => {
    // An hour goes by: it is another look.
    api.clock.pass(61 * 60_000);
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

  it('is summed, and saved as a file that is written down even when it is empty', async () => {
    const { body } = await office.get('/api/stripe/totals');
    expect(body).toEqual({ payments: 8, received: 1_500, back: 300, due: 1, open: 600 });

    await api.models.Audit.deleteMany({});
    const file = await office.get(
      '/api/stripe/export?standing=partly-refunded&columns=family,amount,back,standing',
    );
    expect(file.text).toBe(
      '\uFEFFFamily,Amount,Refunded,Status\r\nBea Sparrow,600.00,300.00,Partly refunded\r\n',
    );
    await office.get('/api/stripe/export?standing=failed').expect(200);
    expect(await api.models.Audit.countDocuments({ action: 'export', subject: 'payment' })).toBe(2);
  });

  it('names at most 200 columns', async () => {
    const columns = Array.from({ length: 201 }, () => 'amount').join(',');
    const { status, body } = await office.get(`/api/stripe/export?columns=${columns}`);
    expect([status, body.errors]).toEqual([400, [{ path: 'columns', message: 'List at most 200 columns.' }]]);
  });
});

describe('a refund', () => {
  const events = (payment: { _id: unknown }) =>
    api.models.Outbox.countDocuments({
      name: 'payment.refund-due',
      'payload.paymentId': String(payment._id),
    });

  it('is asked for once, whole or in part, per camper, and written down', async () => {
    const { campers } = await family(2);
    const payment = await createPayment(api.models, campers);

    const { status, body } = await refund(payment, { campers: [String(campers[0]._id)], amount: '12.50' });

    expect([status, body.result, body._id]).toEqual([200, true, String(payment._id)]);
    expect(body.msg).toMatchObject({
      standing: 'refund-due',
      refunds: [{ amount: 12.5, status: 'due', seat: 'keep', who: 'Ada Min', names: [body.msg.names[0]] }],
    });
    expect(body.msg.lines.map(({ due }: { due: number }) => due)).toEqual([12.5, 0]);
    const written = await api.models.Audit.find({ action: 'ask-refund', recordIds: payment._id }).lean();
    expect(written.map(({ recordIds }) => recordIds.map(String))).toEqual([
      [String(payment._id), String(campers[0]._id)],
    ]);
    expect(await events(payment)).toBe(1);
  });

  it('is the same one when the same request comes again, by its key or within a minute', async () => {
    const payment = await createPayment(api.models, (await family()).campers);
    const keyed = () => refund(payment, { amount: 10 }).set('idempotency-key', 'one');
    const answers = await Promise.all([
      keyed(),
      keyed(),
      refund(payment, { amount: 20 }),
      refund(payment, { amount: 20 }),
    ]);
    const other = await refund(payment, { amount: 11 }).set('idempotency-key', 'one');

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(other.status).toBe(409);
    const { refunds } = await api.models.Payment.findById(payment._id).orFail().lean();
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([1_000, 2_000]);
    expect(await events(payment)).toBe(2);
    api.clock.pass(61_000);
    await refund(payment, { amount: 20 }).expect(200);
    expect(await events(payment)).toBe(3);
  });

  it('cancels registrations only for who may delete them', async () => {
    const payment = await createPayment(api.models, (await family()).campers);
    const treasurer = await someone({ stripe: ['view-all', 'edit-all'] });
    await refund(payment, { seat: 'cancel' }, treasurer).expect(403);
    await refund(payment, {}, treasurer).expect(200);
  });

  it.each([
    [{ payment: 'x' }, 400, 'payment'],
    [{ reason: '' }, 400, 'reason'],
    [{ reason: 'r'.repeat(201) }, 400, 'reason'],
    [{ amount: 0 }, 400, 'amount'],
    [{ amount: '1.005' }, 400, 'amount'],
    [{ seat: 'sell' }, 400, 'seat'],
    [{ campers: [] }, 400, 'campers'],
    [{ campers: ['64b0000000000000000000c1'] }, 404, undefined],
    [{ payment: '64b0000000000000000000c1' }, 404, undefined],
    [{ amount: 300.01 }, 409, undefined],
  ])('refuses %j', async (values, expected, path) => {
    const payment = await createPayment(api.models, (await family()).campers);
    const { status, body } = await refund(payment, values);
    expect([status, body.errors?.[0].path]).toEqual([expected, path]);
    expect(await events(payment)).toBe(0);
  });

  it('is refused for what was never paid', async () => {
    const open = { status: 'open', settledAt: undefined } as const;
    const payment = await createPayment(api.models, (await family()).campers, open);
    expect((await refund(payment)).status).toBe(404);
  });
});

describe('a receipt', () => {
  const send = ({ _id }: { _id: unknown }) => office.post(`/api/stripe/receipt/${String(_id)}`);

  it('is refused where there is nothing to tell, or nobody to tell it to', async () => {
    const { campers, user } = await family();
    const payment = await createPayment(api.models, campers);
    await send(payment).expect(200);
    const back = { campers: [campers[0]._id], amount: 30_000, reason: 'x', requestedAt: new Date() };
    await api.models.Payment.updateOne(
      { _id: payment._id },
      { status: 'refunded', refunds: [{ ...back, status: 'done' }] },
    );
    expect((await send(payment)).status).toBe(409);

    const other = await createPayment(api.models, campers);
    await api.models.User.deleteOne({ _id: user._id });
    expect((await send(other)).body.message).toBe(
      'This family’s account was deleted, so we have no address for it.',
    );

    const anonymous = await api.models.Donation.create({
      amount: 500,
      expiresAt: new Date(),
      isOpen: false,
      settledAt: new Date(),
    });
    expect((await send(anonymous)).body.message).toBe('This donor left no email address.');
    expect(await api.models.Outbox.countDocuments({ name: 'donation.receipt-wanted' })).toBe(0);
  });
});

describe('the payments of a camper', () => {
  it('are all that were made for it, of whatever year, for who may see payments', async () => {
    const earlier = await createCamp(api.models, { year: 2025 });
    const { campers } = await family(2, { campId: earlier._id, nameLast: 'Lark' });
    const [first] = campers;
    const paid = await createPayment(api.models, campers);
    const again = await createPayment(api.models, [first], { status: 'expired', settledAt: undefined });
    await createPayment(api.models, (await family()).campers);
    const address = `/api/stripe/list?camper=${String(first._id)}`;

    const { body } = await office.get(address).expect(200);

    expect((body as ListedPayment[]).map(({ _id }) => _id).sort()).toEqual(
      [String(paid._id), String(again._id)].sort(),
    );
    await office.get('/api/stripe/list?camper=somebody').expect(400);
    await (await someone({ camper: ['view-all', 'data'] })).get(address).expect(403);
  });
});
