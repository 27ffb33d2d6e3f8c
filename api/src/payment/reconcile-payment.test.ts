import { start, type Simulator } from '@camp/local-stripe/start';
import type { Need } from '@camp/contracts/camp-figures/needs';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaymentDifference } from '@camp/contracts/payment/reconciliation';
import { checkDispute } from '@camp/payments/dispute';
import { compareWithStripe } from '@camp/payments/reconciliation/compare';
import { settle } from '@camp/payments/settle';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import Stripe from 'stripe';
import { serveApi } from '../../test/api-under-test';

let simulator: Simulator;
// The simulator uses the API's clock, which is set to 2026.
beforeAll(async () => {
  simulator = await start({ delayedSettlementSeconds: null, clock: () => api.clock.now() });
});
const api = serveApi({ stripeUrl: () => simulator.url });
afterAll(() => simulator.close());
afterEach(() => jest.restoreAllMocks());

/** A family with a paid camper, an administrator, and the payment. */
async function paid() {
  const user = await api.createAccount();
  const camp =
    (await api.models.Camp.findOne({ year: 2026 })) ?? (await createCamp(api.models, { year: 2026 }));
  const camper = await createCamper(api.models, { userId: user._id, campId: camp._id, paid: false });
  const family = await api.signedIn(user);
  await family.post('/api/stripe/create', { campers: [String(camper._id)] }).expect(200);
  const opened = await api.models.Payment.findOne({ userId: user._id }).orFail().lean();
  simulator.sessions.pay(String(opened.sessionId));
  await settle(api.deps, String(opened.sessionId));
  const payment = () => api.models.Payment.findById(opened._id).orFail().lean();
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const settleBy = (action: string, id = String(opened._id)) =>
    admin.post(`/api/stripe/reconcile/${id}`, { action });
  return { user, camper, administrator: admin, payment, settleBy, id: String(opened._id) };
}

type Damaged = Awaited<ReturnType<typeof paid>>;

it('matches a manual refund to the pending one, and answers 409 if no refund is left to match', async () => {
  const { administrator: admin, payment, settleBy, id } = await paid();
  await admin.post('/api/stripe/refund', { payment: id, reason: 'Ill.' }).expect(200);
  await api.deps.stripe.refunds.create({ payment_intent: String((await payment()).paymentIntentId) });
  const early = await settleBy('refund-again').expect(409);
  expect(early.body.message).toContain('Select “Check now”, then “Use what Stripe says”.');

  await settleBy('take-over').expect(200);

  expect((await payment()).refunds).toMatchObject([{ amount: 30_000, status: 'done', reason: 'Ill.' }]);
  for (const action of ['take-over', 'refund-again', 'send-back', 'keep-record']) {
    const { status, body } = await settleBy(action);
    expect([action, status]).toEqual([action, 409]);
    expect(body.message.length).toBeGreaterThan(20);
  }
  const { body } = await admin.get('/api/stripe/reconciliation').expect(200);
  expect(body.filter((one: { payment: string }) => one.payment === id)).toEqual([]);
});

it('reports success if Stripe stops answering after the difference is settled', async () => {
  const { administrator: admin, payment, settleBy, id } = await paid();
  await admin.post('/api/stripe/refund', { payment: id, reason: 'Ill.' }).expect(200);
  await api.deps.stripe.refunds.create({ payment_intent: String((await payment()).paymentIntentId) });
  // Only the comparison lists the checkouts.
  const listing = jest.spyOn(api.deps.stripe.checkout.sessions, 'list').mockImplementation(() => {
    throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'Stripe is away' });
  });

  await settleBy('take-over').expect(200);

  expect(listing).toHaveBeenCalledTimes(1);
  expect((await payment()).refunds).toMatchObject([{ status: 'done', reason: 'Ill.' }]);
});

it.each([
  [
    'rebuild',
    'the payment record is missing',
    async ({ id }: Damaged) => void (await api.models.Payment.deleteOne({ _id: id })),
    { about: 'gone', registration: 'paid' },
  ],
  [
    'record-paid',
    'no record shows the payment as paid',
    async ({ id, camper }: Damaged) => {
      await api.models.Payment.deleteOne({ _id: id });
      // The checkout has another payment's id.
      const { _id, ...rest } = await api.models.Camper.findById(camper._id).orFail().lean();
      await api.models.Camper.deleteOne({ _id });
      camper._id = (await api.models.Camper.create({ ...rest, _id: new Types.ObjectId() }))._id;
    },
    { about: 'camper', registration: 'paid' },
  ],
  [
    'take-over',
    'the registration is unpaid',
    async ({ camper }: Damaged) => {
      await api.models.Camper.updateOne({ _id: camper._id }, { paid: false });
    },
    { about: 'payment', registration: 'paid' },
  ],
  [
    'send-back',
    'the registration was deleted',
    async ({ camper }: Damaged) => void (await api.models.Camper.deleteOne({ _id: camper._id })),
    { about: 'payment', registration: 'gone' },
  ],
])(
  'offers %s where %s, counts the mismatch on the dashboard, and resolves it once',
  async (action, _what, damage, wanted) => {
    await Promise.all([api.models.Payment.deleteMany({}), api.models.Camper.deleteMany({})]);
    const household = await paid();
    const { administrator: admin, camper, id, settleBy, user } = household;
    await damage(household);
    const found = async () => {
      const { body } = await admin.get('/api/stripe/reconciliation?now=true').expect(200);
      return (body as PaymentDifference[]).filter(
        (one) => one.action === action && [id, String(camper._id)].includes(one.payment),
      );
    };
    const counted = async () => {
      const { body } = await admin.get('/api/camp/data?year=2026').expect(200);
      return (body[0].needs as Need[]).find(({ name }) => name === 'mismatches')?.count;
    };
    const [difference, ...others] = await found();
    expect([difference, others]).toMatchObject([{ about: wanted.about, action }, []]);
    if (wanted.about !== 'gone') expect(difference?.family).toBe(`${user.nameFirst} ${user.nameLast}`);
    expect(await counted()).toBe(1);
    const of = difference?.payment ?? '';
    const reader = await api.signedIn(
      await api.createAccount({ roles: [(await createRole(api.models, { stripe: ['view-all'] })).name] }),
    );
    await reader.post(`/api/stripe/reconcile/${of}`, { action }).expect(403);
    const receipts = () =>
      api.models.Outbox.countDocuments({ name: 'payment.settled', 'payload.paymentId': id });
    expect(await receipts()).toBe(1);

    const pressed = await Promise.all([settleBy(action, of), settleBy(action, of)]);

    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await settleBy(action, of).expect(409);
    expect(again.body.message.length).toBeGreaterThan(20);
    const { paid: isPaid = 'gone' } = (await api.models.Camper.findById(camper._id).lean()) ?? {};
    expect(isPaid === true ? 'paid' : isPaid).toBe(wanted.registration);
    expect([await found(), await counted(), await receipts()]).toEqual([[], undefined, 1]);
    expect(await api.models.Audit.countDocuments({ action: 'reconcile', recordIds: of })).toBe(1);
  },
);

describe('a dispute', () => {
  /** Handles a dispute's webhook event as the worker does. */
  const receiveDispute = async (id: string) => {
    await checkDispute(api.deps, id);
    await compareWithStripe(api.deps);
  };
  const open = async (payment: Awaited<ReturnType<typeof paid>>['payment']) => {
    const { id } = simulator.disputes.open(String((await payment()).paymentIntentId));
    await receiveDispute(id);
    return id;
  };
  const paidOf = async (id: unknown) => (await api.models.Camper.findById(id).lean())?.paid;

  it('is shown without changing anything while it is open, and disappears once the won dispute is seen', async () => {
    const { administrator: admin, payment, camper, settleBy, id } = await paid();
    const shown = async () => {
      const { body } = await admin.get('/api/stripe/reconciliation').expect(200);
      return (body as PaymentDifference[])
        .filter((one) => one.payment === id)
        .map(({ stripe, record, action }) => [stripe, record, action]);
    };
    const waiting = async () => {
      const { body } = await admin.get('/api/camp/data?year=2026').expect(200);
      return (body[0].needs as Need[]).find(({ name }) => name === 'disputes')?.count;
    };

    const dispute = await open(payment);
    await receiveDispute(dispute);

    expect(await shown()).toEqual([['$300.00 disputed (fraudulent)', 'Paid', undefined]]);
    expect([(await payment()).status, await paidOf(camper._id), await waiting()]).toEqual(['paid', true, 1]);
    const { body } = await admin.get('/api/stripe/list?standing=disputed').expect(200);
    expect(body.map(({ _id, disputes }: ListedPayment) => [_id, disputes?.[0]?.status])).toEqual([
      [id, 'open'],
    ]);
    const refused = await admin.post('/api/stripe/refund', { payment: id, reason: 'Ill.' }).expect(409);
    expect(refused.body.message).toContain('Wait for its decision');
    await settleBy('keep-seat').expect(409);

    simulator.disputes.win(dispute);
    await receiveDispute(dispute);
    expect(await shown()).toEqual([['Dispute of $300.00 won', 'Paid', 'keep-record']]);
    await settleBy('keep-record').expect(200);

    expect([await shown(), await waiting(), await paidOf(camper._id)]).toEqual([[], undefined, true]);
    expect((await payment()).refunds).toEqual([]);
    await settleBy('keep-record').expect(409);
  });

  it.each(['keep-seat', 'cancel-registration'])(
    'counts as a refund once it is lost, and an administrator chooses %s once',
    async (action) => {
      const { payment, camper, settleBy, id } = await paid();
      const dispute = await open(payment);
      simulator.disputes.lose(dispute);

      await Promise.all([receiveDispute(dispute), receiveDispute(dispute)]);

      expect(await payment()).toMatchObject({
        status: 'refunded',
        refunds: [{ amount: 30_000, status: 'done', disputeId: dispute }],
      });
      expect(await paidOf(camper._id)).toBe(false);
      const differences = () =>
        api.models.Outbox.countDocuments({ name: 'payment.refunded', 'payload.paymentId': id });
      expect(await differences()).toBe(0);
      const treasurer = await api.signedIn(
        await api.createAccount({
          roles: [(await createRole(api.models, { stripe: ['view-all', 'edit-all'] })).name],
        }),
      );
      const byTreasurer = { action: 'cancel-registration' };
      await treasurer.post(`/api/stripe/reconcile/${id}`, byTreasurer).expect(403);

      const pressed = await Promise.all([settleBy(action), settleBy(action)]);

      expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await paidOf(camper._id)).toBe(action === 'keep-seat' ? false : undefined);
      expect(await differences()).toBe(1);
    },
  );

  it('is found without a webhook', async () => {
    const { administrator: admin, payment, settleBy, id } = await paid();
    simulator.disputes.open(String((await payment()).paymentIntentId), 5_000);
    const { body } = await admin.get('/api/stripe/reconciliation?now=true').expect(200);
    const found = (body as PaymentDifference[]).filter((one) => one.payment === id);
    expect(found).toMatchObject([{ stripe: '$50.00 disputed', action: 'take-over' }]);

    await settleBy('take-over').expect(200);

    expect((await payment()).disputes).toMatchObject([{ amount: 5_000, status: 'open', toDo: true }]);
  });
});
