import { openCheckout } from '@camp/payments/open-checkout';
import { resolveDifference } from '@camp/payments/reconciliation/resolve-difference';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';
import { paymentDependencies } from './handle-payments';

const { bench } = prepareWorker({ reconcile: 60_000 });
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function openedCheckout() {
  const user = await createUser(models());
  const camper = await createCamper(models(), { userId: user._id, paid: false });
  await openCheckout(paymentDependencies(bench().deps), {
    userId: user._id,
    email: user.email,
    camperIds: [camper._id.toString()],
    publicUrl: 'http://camp.test',
  });
  const payment = await models().Payment.findOne({ userId: user._id }).lean();
  const sessionId = String(payment?.sessionId);
  const paid = async () => (await models().Camper.findById(camper._id).lean())?.paid === true;
  const mails = (subject: string) =>
    bench()
      .inbox.messages()
      .filter((mail) => mail.recipients.includes(user.email) && mail.subject.includes(subject));
  return { user, camper, sessionId, paid, mails };
}

async function webhookEvent(id: string, type: string, objectId: string, paymentIntentId?: string) {
  await models().WebhookEvent.create({ _id: id, type, objectId, paymentIntentId });
  return bench().happen('stripe.notice-received', { noticeId: id });
}

it('follows every webhook event of a payment to one paid camper and one receipt (F12)', async () => {
  const { sessionId, paid, mails } = await openedCheckout();
  bench().simulator.sessions.pay(sessionId);
  const session = await bench().deps.stripe.checkout.sessions.retrieve(sessionId);
  const intent = String(session.payment_intent);

  const events = await Promise.all([
    webhookEvent('evt_a1', 'checkout.session.completed', sessionId),
    webhookEvent('evt_a2', 'payment_intent.succeeded', intent),
    webhookEvent('evt_a3', 'charge.succeeded', 'ch_1', intent),
    webhookEvent('evt_a4', 'checkout.session.completed', sessionId),
  ]);
  await Promise.all(events.map((event) => bench().finished(event)));
  await bench().until('the receipt came', () => mails('receipt').length > 0);

  expect(await paid()).toBe(true);
  expect(mails('receipt')).toHaveLength(1);
});

it('trusts no webhook event without asking Stripe (S70)', async () => {
  const { sessionId, paid } = await openedCheckout();

  await bench().finished(await webhookEvent('evt_b1', 'checkout.session.completed', sessionId));

  expect(await paid()).toBe(false);
});

it('refunds a payment for a missing seat once, and notifies the owner (I8)', async () => {
  const { camper, sessionId, mails } = await openedCheckout();
  await models().Camper.deleteOne({ _id: camper._id });
  bench().simulator.sessions.pay(sessionId);

  await bench().finished(await webhookEvent('evt_c1', 'checkout.session.completed', sessionId));
  await bench().until('the owner was told', () => mails('refund').length > 0);

  const session = await bench().deps.stripe.checkout.sessions.retrieve(sessionId);
  const refunds = await bench().deps.stripe.refunds.list({ payment_intent: String(session.payment_intent) });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([30_000]);
  expect(mails('receipt')).toEqual([]);
});

it('stores a webhook event about an unknown session as a dead letter', async () => {
  const eventId = await webhookEvent('evt_d1', 'checkout.session.completed', 'cs_test_nothing');

  await bench().finished(eventId);

  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'dead' });
});

it('notifies the family once that its bank did not pay, and reopens the payment', async () => {
  const { user, camper, sessionId, mails } = await openedCheckout();
  bench().simulator.sessions.pay(sessionId, { method: 'us_bank_account' });
  await bench().finished(await webhookEvent('evt_f1', 'checkout.session.completed', sessionId));
  bench().simulator.sessions.asyncFail(sessionId);

  for (const id of ['evt_f2', 'evt_f3'])
    await bench().finished(await webhookEvent(id, 'checkout.session.async_payment_failed', sessionId));
  await bench().until('the family was told', () => mails('didn’t go through').length > 0);
  await bench().until('nothing waits', async () => (await models().Outbox.countDocuments()) === 0);

  const [mail] = mails('didn’t go through');
  expect(mails('didn’t go through')).toHaveLength(1);
  expect(mail?.text).toContain('$300.00');
  expect(mail?.text).toContain('http://camp.test/user/profile');
  const open = { userId: user._id, email: user.email, publicUrl: 'http://camp.test' };
  const again = await openCheckout(paymentDependencies(bench().deps), {
    ...open,
    camperIds: [camper._id.toString()],
  });
  expect(again.url).not.toContain(sessionId);
});

it('notifies once that a bank refused a refund later, and resolves the dead letter when a later try succeeds', async () => {
  const { user, camper, sessionId, mails } = await openedCheckout();
  await models().Camper.deleteOne({ _id: camper._id });
  bench().simulator.sessions.pay(sessionId);
  await bench().finished(await webhookEvent('evt_e1', 'checkout.session.completed', sessionId));
  await bench().until('the owner was told', () => mails('Your refund').length > 0);
  const payment = () => models().Payment.findOne({ userId: user._id }).orFail().lean();
  const made = await payment();
  const refundId = String(made.refunds[0]?.stripeRefundId);
  bench().simulator.refunds.fail(refundId);

  const eventId = await webhookEvent('evt_e2', 'refund.failed', refundId, made.paymentIntentId);
  await bench().finished(eventId);
  await bench().finished(await webhookEvent('evt_e3', 'refund.updated', refundId, made.paymentIntentId));

  const dead = () =>
    models()
      .Delivery.find({ state: 'dead', 'payload.noticeId': /^evt_e/ })
      .lean();
  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({
    state: 'dead',
    reason: expect.stringContaining(refundId),
  });
  expect(await dead()).toHaveLength(1);
  expect(await payment()).toMatchObject({ status: 'paid', refunds: [{ status: 'failed' }] });
  await bench().until('the family was told', () => mails('Your bank returned').length > 0);

  const rows = await resolveDifference(paymentDependencies(bench().deps), {
    id: made._id.toString(),
    action: 'refund-again',
    actorId: user._id.toString(),
  });
  for (const row of rows) await bench().producer.dispatch(row);
  await bench().until('it was sent again', async () => (await payment()).refunds[0]?.status === 'done');
  await bench().until('nothing waits', async () => (await models().Outbox.countDocuments()) === 0);

  expect(await dead()).toEqual([]);
  expect([mails('Your refund').length, mails('Your bank returned').length]).toEqual([1, 1]);
});

it('follows the webhook events of a dispute, and emails the family the administrator’s decision', async () => {
  const { camper, sessionId, paid, mails } = await openedCheckout();
  bench().simulator.sessions.pay(sessionId);
  await bench().finished(await webhookEvent('evt_g1', 'checkout.session.completed', sessionId));
  const payment = () => models().Payment.findOne({ sessionId }).orFail().lean();
  const { _id, paymentIntentId } = await payment();
  const dispute = bench().simulator.disputes.open(String(paymentIntentId));
  await bench().finished(await webhookEvent('evt_g2', 'charge.dispute.created', dispute.id, paymentIntentId));
  expect([await paid(), (await payment()).disputes]).toMatchObject([true, [{ status: 'open', toDo: true }]]);
  const { differences } = await models().Comparison.findOne().orFail().lean();
  expect(differences.filter(({ id }) => id === _id.toString())).toHaveLength(1);

  bench().simulator.disputes.lose(dispute.id);
  await bench().finished(await webhookEvent('evt_g3', 'charge.dispute.closed', dispute.id, paymentIntentId));
  expect([await paid(), (await payment()).status]).toEqual([false, 'refunded']);
  for (const row of await resolveDifference(paymentDependencies(bench().deps), {
    id: _id.toString(),
    action: 'cancel-registration',
    actorId: camper.userId.toString(),
  }))
    await bench().producer.dispatch(row);

  await bench().until('the family was told', () => mails('Your bank reversed').length > 0);
  expect(mails('Your bank reversed')[0]?.text).toContain('canceled');
  expect([mails('Your refund'), await models().Camper.exists({ _id: camper._id })]).toEqual([[], null]);
});
