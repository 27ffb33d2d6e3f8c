import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { thisRestore } from '@camp/database/restore/restore-model';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { askRefund } from '@camp/payments/ask-refund';
import { openCheckout } from '@camp/payments/open-checkout';
import { reconcile } from '@camp/payments/reconcile';
import { refundDue } from '@camp/payments/refund';
import { settle } from '@camp/payments/settle';
import { createStripe } from '@camp/payments/stripe';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { trusted } from 'mongoose';
import type { Group } from './groups';
import { release } from './release';

const { connection, models, ready } = openTestDatabase();
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startStripeSimulator({ delayedSettlementSeconds: null });
  await ready;
});
afterAll(() => simulator.close());

const deps = () => ({
  ...{ connection, models, clock: systemClock, medicalYears: 1 },
  stripe: createStripe({ secretKey: 'sk_test_told', apiUrl: simulator.url }),
  logger: createLogger({ name: 'test', level: 'silent' }),
});

/** A family that paid for a camper at Stripe. */
async function checkout() {
  const camp = await createCamp(models);
  const user = await createUser(models);
  const camper = await createCamper(models, { campId: camp._id, userId: user._id, paid: false });
  const camperIds = [camper._id.toString()];
  await openCheckout(deps(), {
    userId: user._id,
    email: user.email,
    camperIds,
    publicUrl: 'http://camp.test',
  });
  const payment = () => models.Payment.findOne({ userId: user._id }).orFail().lean();
  const { _id, sessionId } = await payment();
  simulator.sessions.pay(String(sessionId));
  return { user, camper, payment, id: _id.toString(), sessionId: String(sessionId) };
}

/** As after a restore. @param madeAt - when the backup was made */
async function hold(madeAt = new Date()) {
  await models.HeldEvent.deleteMany({});
  await models.HeldEvent.insertMany(await models.Outbox.find().lean());
  await models.Outbox.deleteMany({});
  await models.Restore.deleteMany({});
  await models.Restore.create({ _id: thisRestore, madeAt, restoredAt: new Date() });
}

const notifiedOf = async (id: string) =>
  models.Outbox.countDocuments({ name: 'payment.refunded', 'payload.paymentId': trusted({ $eq: id }) });

it.each<[readonly Group[], number]>([
  [[], 0],
  [['since', 'stripe', 'due'], 0],
  [['backup'], 1],
])(
  'emails a family about a refund that Stripe made after the backup only if chosen (%j)',
  async (groups, emails) => {
    const { user, payment, id, sessionId } = await checkout();
    await settle(deps(), sessionId);
    await askRefund(deps(), {
      ...{ paymentId: id, reason: 'The child fell ill.', actorId: user._id.toString() },
      seat: 'keep',
      submission: { submissionKey: id, submissionBody: id },
      isRepeat: () => false,
    });
    await hold();
    const { refunds, paymentIntentId, amount } = await payment();
    const refund = String(refunds[0]?._id);
    await deps().stripe.refunds.create({
      ...{ payment_intent: String(paymentIntentId), amount, metadata: { refund } },
    });

    await release(deps(), groups);
    await refundDue(deps(), id);

    expect((await payment()).refunds).toMatchObject([{ status: 'done' }]);
    expect(await notifiedOf(id)).toBe(emails);
  },
);

it.each<[readonly Group[], number]>([
  [['backup', 'since', 'due'], 0],
  [['stripe'], 1],
])('counts refunds of payments that the release settles among its receipts (%j)', async (groups, emails) => {
  const { camper, payment, id } = await checkout();
  await models.Camper.deleteOne({ _id: camper._id });
  await hold(new Date(Date.now() - 60_000));

  await release(deps(), groups);
  expect((await payment()).refunds).toMatchObject([{ status: 'due' }]);
  await refundDue(deps(), id);

  expect((await payment()).refunds).toMatchObject([{ status: 'done' }]);
  expect(await notifiedOf(id)).toBe(emails);
});

it.each<[readonly Group[], number]>([
  [['since'], 0],
  [['stripe'], 1],
])(
  'counts receipts among those of Stripe if an interrupted release settled them (%j)',
  async (groups, emails) => {
    const { id } = await checkout();
    await hold(new Date(Date.now() - 60_000));
    // An earlier release did this before it failed.
    await reconcile(deps());

    await release(deps(), groups);

    expect(await models.Outbox.countDocuments({ name: 'payment.settled', 'payload.paymentId': id })).toBe(
      emails,
    );
  },
);
