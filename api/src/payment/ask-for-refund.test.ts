import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
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

const refund = (payment: { _id: unknown }, values: object = {}, client: Client = admin) =>
  client.post('/api/stripe/refund', { payment: String(payment._id), reason: 'Fell ill.', ...values });

describe('a refund', () => {
  const events = (payment: { _id: unknown }) =>
    api.models.Outbox.countDocuments({
      name: 'payment.refund-due',
      'payload.paymentId': String(payment._id),
    });

  it('is requested once, in full or in part, per camper, and audited', async () => {
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

  it('is not requested twice if the request is repeated with its key or within a minute (S71)', async () => {
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

  it('is stored in whole cents, and the same key of another administrator requests another refund', async () => {
    const payment = await createPayment(api.models, (await family()).campers);
    const other = await someone({ stripe: ['view-all', 'edit-all'] });
    for (const client of [admin, other])
      await refund(payment, { amount: 19.99 }, client).set('idempotency-key', 'two').expect(200);
    const { refunds } = await api.models.Payment.findById(payment._id).orFail().lean();
    expect(refunds.map(({ amount, requestedBy }) => [amount, String(requestedBy)])).toEqual([
      [1_999, admin.userId],
      [1_999, other.userId],
    ]);
  });

  it('cancels registrations only with the right to delete them', async () => {
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

  it('is refused for an unpaid payment', async () => {
    const open = { status: 'open', settledAt: undefined } as const;
    const payment = await createPayment(api.models, (await family()).campers, open);
    expect((await refund(payment)).status).toBe(404);
  });
});
