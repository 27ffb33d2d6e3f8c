import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { openCheckout } from './open-checkout';
import { preparePayments } from '../test/fixture';
import { settle } from './settle';

const { models, deps, interruptedBy, simulator, family, onlyPayment, paidOf, eventsOf, payOtherwise } =
  preparePayments();

it('opens one session with a line per camper, the late fee in it', async () => {
  const { user, campers, checkout } = await family(2, { createdAt: new Date('2199-12-31') });

  const { url } = await checkout();

  const payment = await onlyPayment(user._id);
  const session = await deps().stripe.checkout.sessions.retrieve(String(payment.sessionId), {
    expand: ['line_items'],
  });
  expect(url).toBe(session.url);
  expect(session.amount_total).toBe(2 * 32_500);
  expect(session.line_items?.data.map(({ amount_total: amount }) => amount)).toEqual([32_500, 32_500]);
  expect(session).toMatchObject({
    success_url: 'http://camp.test/stripe/success',
    cancel_url: 'http://camp.test/stripe/cancel',
    customer_email: user.email,
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
  });
  // The simulator and the test share one clock.
  expect(session.expires_at - session.created).toBeGreaterThan(119 * 60);
  expect(session.expires_at - session.created).toBeLessThanOrEqual(120 * 60);
  expect(payment.campers).toEqual(campers.map(({ _id }) => _id));
});

it('opens one session when the same checkout is requested several times at once', async () => {
  const { user, checkout } = await family(1);

  const opened = await Promise.all([checkout(), checkout(), checkout()]);

  await onlyPayment(user._id);
  expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
});

it('expires an open session that covers one of the campers before it opens another', async () => {
  const { user, campers, checkout } = await family(2);
  await checkout(campers);

  await checkout(campers.slice(0, 1));

  const [first, second] = await models.Payment.find({ userId: user._id }).sort({ _id: 1 }).lean();
  const firstSession = await deps().stripe.checkout.sessions.retrieve(String(first?.sessionId));
  expect([first?.status, firstSession.status, second?.status]).toEqual(['expired', 'expired', 'open']);
});

it('reuses an open session with more than 40 minutes left, and otherwise opens a new one', async () => {
  const { user, checkout } = await family(1);
  const { url } = await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  const leave = (minutes: number) =>
    models.Payment.updateOne({ _id }, { expiresAt: new Date(Date.now() + minutes * 60_000) });

  await leave(41);
  const again = await checkout();
  await leave(39);
  const second = await checkout();

  expect([again.url === url, second.url === url]).toEqual([true, false]);
  const payments = await models.Payment.find({ userId: user._id }).sort({ _id: 1 }).lean();
  expect(payments.map(({ status }) => status)).toEqual(['expired', 'open']);
  expect((await deps().stripe.checkout.sessions.retrieve(String(sessionId))).status).toBe('expired');
});

it('asks for the new price if the price has changed since the checkout was opened', async () => {
  const { user, camp, checkout } = await family(1);
  await checkout();
  await models.Camp.updateOne({ _id: camp._id }, { registrationCost: 250 });

  await checkout();

  const payments = await models.Payment.find({ userId: user._id }).sort({ _id: 1 }).lean();
  expect(payments.map(({ status, amount }) => [status, amount])).toEqual([
    ['expired', 30_000],
    ['open', 25_000],
  ]);
});

it('does not reuse the checkout of one camper for two, even if both cost the same', async () => {
  const { user, campers, checkout } = await family(2, {}, { registrationCost: 0 });
  const [late] = campers as [StoredCamper];
  const createdAt = new Date('2199-12-31');
  await models.Camper.collection.updateOne({ _id: late._id }, { $set: { createdAt } });
  await checkout([late]);

  await checkout();

  const payments = await models.Payment.find({ userId: user._id }).sort({ _id: 1 }).lean();
  expect(payments.map((payment) => [payment.status, payment.amount, payment.campers.length])).toEqual([
    ['expired', 2_500, 1],
    ['open', 2_500, 2],
  ]);
});

it('refuses a checkout for campers of two years', async () => {
  const { user, campers, checkout } = await family(1);
  const other = await createCamper(models, { userId: user._id, paid: false });

  await expect(checkout([...campers, other])).rejects.toThrow('Campers from different camp years');
});

it('settles a free checkout at once, with a receipt', async () => {
  const { user, campers, checkout } = await family(1, {}, { registrationCost: 0 });

  const { url, rows } = await checkout();

  const payment = await onlyPayment(user._id);
  expect(url).toBe('http://camp.test/stripe/success');
  expect(payment).toMatchObject({ status: 'paid', amount: 0 });
  expect(rows.map(({ name }) => name)).toEqual(['payment.settled']);
  expect(await Promise.all(campers.map(paidOf))).toEqual([true]);
});

it('closes the checkout from before camp became free, so that nobody can pay in it', async () => {
  const { camp, user, campers, checkout } = await family(1);
  await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  await models.Camp.updateOne({ _id: camp._id }, { registrationCost: 0 });

  await checkout();

  const session = await deps().stripe.checkout.sessions.retrieve(String(sessionId));
  const before = await models.Payment.findById(_id).orFail().lean();
  expect([session.status, before.status, before.openCampers]).toEqual(['expired', 'expired', undefined]);
  expect(await Promise.all(campers.map(paidOf))).toEqual([true]);
});

it('stores one payment for two clicks at once when nothing is due', async () => {
  const { user, checkout } = await family(1, {}, { registrationCost: 0 });

  const answers = await Promise.allSettled([checkout(), checkout(), checkout()]);

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
  expect(refused.map(({ name }) => name)).toEqual(Array(answers.length - 1).fill('CheckoutRefusedError'));
  expect(await onlyPayment(user._id)).toMatchObject({ status: 'paid', refunds: [] });
});

it('settles none of the campers if one of them is paid in the meantime', async () => {
  const { user, campers, checkout } = await family(2, {}, { registrationCost: 0 });
  const [first] = campers;

  const attempt = openCheckout(
    interruptedBy(() => payOtherwise(first as StoredCamper)),
    {
      userId: user._id,
      email: user.email,
      camperIds: campers.map(({ _id }) => _id.toString()),
      publicUrl: 'http://camp.test',
    },
  );

  await expect(attempt).rejects.toMatchObject({ code: 'not-payable' });
  expect(await models.Payment.countDocuments({ userId: user._id })).toBe(0);
  expect(await Promise.all(campers.map(paidOf))).toEqual([true, false]);
  await expect(checkout(campers.slice(1))).resolves.toMatchObject({ rows: [{ name: 'payment.settled' }] });
});

it.each([
  ['not-payable', { paid: null }],
  ['not-payable', { waitlist: true }],
  ['paid', { paid: true }],
] as const)('throws %s for a camper with %p', async (code, values) => {
  const { user, checkout } = await family(1, values);

  await expect(checkout()).rejects.toMatchObject({ code });
  expect(await models.Payment.countDocuments({ userId: user._id })).toBe(0);
});

it('does not find another family’s camper', async () => {
  const { campers } = await family(1);
  const stranger = await createUser(models);

  const attempt = openCheckout(deps(), {
    userId: stranger._id,
    email: stranger.email,
    camperIds: campers.map(({ _id }) => _id.toString()),
    publicUrl: 'http://camp.test',
  });

  await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
});

it('finds the session if Stripe’s response was lost, instead of opening a second one (F11)', async () => {
  const { user, checkout } = await family(1);
  await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  await models.Payment.updateOne({ _id }, { $unset: { sessionId: 1, url: 1 } });

  await checkout();

  expect((await onlyPayment(user._id)).sessionId).toBe(sessionId);
});

it('names the camper whose payment is being processed, and no other camper', async () => {
  const { user, campers, checkout } = await family(2);
  await checkout(campers.slice(0, 1));
  const payment = await onlyPayment(user._id);
  simulator().sessions.pay(String(payment.sessionId), { method: 'us_bank_account' });
  await settle(deps(), String(payment.sessionId));

  const name = `${campers[0]?.nameFirst} ${campers[0]?.nameLast}`;
  await expect(checkout(campers)).rejects.toThrow(`A payment for ${name} is already being processed.`);
});

it('settles the earlier checkout if it was paid, instead of opening another', async () => {
  const { user, campers, checkout } = await family(2);
  await checkout(campers);
  const payment = await onlyPayment(user._id);
  simulator().sessions.pay(String(payment.sessionId));

  await expect(checkout(campers.slice(0, 1))).rejects.toMatchObject({ code: 'not-payable' });

  expect(await Promise.all(campers.map(paidOf))).toEqual([true, true]);
  expect(await eventsOf(payment._id)).toEqual(['payment.settled']);
  expect((await settle(deps(), String(payment.sessionId))).settlement).toBe('already-settled');
});
