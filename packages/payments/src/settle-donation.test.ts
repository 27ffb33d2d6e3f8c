import { trusted } from 'mongoose';
import { openDonation } from './open-donation';
import { anyId, keepingLog, preparePayments } from '../test/fixture';
import { reconcile } from './reconcile';
import { settle } from './settle';

const { models, deps, simulator } = preparePayments();

async function opened(amount = 250) {
  const before = await models.Donation.distinct('_id');
  const url = await openDonation(deps(), { amount, publicUrl: 'http://camp.test' });
  const donation = await models.Donation.findOne({ _id: trusted({ $nin: before }) })
    .orFail()
    .lean();
  return { url, donation, sessionId: String(donation.sessionId) };
}

const current = (_id: unknown) => models.Donation.findById(_id).orFail().lean();

const thanksFor = (id: { toString(): string }) =>
  models.Outbox.countDocuments({ name: 'donation.settled', 'payload.donationId': id.toString() });

it('opens a checkout for exactly the amount, to the cent', async () => {
  const { url, donation, sessionId } = await opened(12.34);

  const session = await deps().stripe.checkout.sessions.retrieve(sessionId);
  expect(session).toMatchObject({
    url,
    amount_total: 1234,
    mode: 'payment',
    submit_type: 'donate',
    metadata: { donation: donation._id.toString() },
    success_url: 'http://camp.test/donate/success',
    cancel_url: 'http://camp.test/donate/cancel',
  });
  expect(donation).toMatchObject({ amount: 1234, paymentStatus: 'unpaid', isOpen: true });
});

it('leaves nothing behind when Stripe is away', async () => {
  const count = await models.Donation.countDocuments();
  simulator().faults.set({ api: [{ kind: 'down' }] });

  await expect(openDonation(deps(), { amount: 10, publicUrl: 'http://camp.test' })).rejects.toThrow();
  simulator().faults.clear();

  expect(await models.Donation.countDocuments()).toBe(count);
});

it('settles once, with one email, even if it is called often and in parallel (F12)', async () => {
  const { donation, sessionId } = await opened();
  simulator().sessions.pay(sessionId);

  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => settle(deps(), sessionId)));
  answers.push(await settle(deps(), sessionId));

  expect(answers.filter(({ settlement }) => settlement === 'settled')).toHaveLength(1);
  expect(await thanksFor(donation._id)).toBe(1);
  const session = await deps().stripe.checkout.sessions.retrieve(sessionId);
  expect(await current(donation._id)).toMatchObject({
    paymentStatus: 'paid',
    isOpen: false,
    settledAt: expect.any(Date),
    donor: { email: session.customer_details?.email },
  });
});

it.each([
  ['a card payment', 'card', 0],
  ['a bank debit, whose money arrives later,', 'us_bank_account', 40],
] as const)('counts %s on its day, however late it settles', async (_what, method, days) => {
  const { donation, sessionId } = await opened();
  simulator().sessions.pay(sessionId, { method });
  if (method !== 'card') simulator().sessions.asyncSucceed(sessionId);
  const day = 24 * 60 * 60_000;
  const late = { now: () => new Date(Date.now() + 40 * day) };

  await settle({ ...deps(), clock: late }, sessionId);

  const { settledAt, createdAt } = await current(donation._id);
  expect(Math.round(Math.abs(Number(settledAt) - createdAt.getTime()) / day)).toBe(days);
});

it('waits for the money of a delayed method (F13)', async () => {
  const { donation, sessionId } = await opened();
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });
  const before = await settle(deps(), sessionId);
  const between = await current(donation._id);

  simulator().sessions.asyncSucceed(sessionId);
  const after = await settle(deps(), sessionId);

  expect([before.settlement, between.paymentStatus, after.settlement]).toEqual([
    'processing',
    'unpaid',
    'settled',
  ]);
});

it('stores the donor of a debit that the bank refused', async () => {
  const { donation, sessionId } = await opened();
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });
  await settle(deps(), sessionId);
  expect(await current(donation._id)).toMatchObject({ isOpen: true });
  simulator().sessions.asyncFail(sessionId);

  await settle(deps(), sessionId);

  const session = await deps().stripe.checkout.sessions.retrieve(sessionId);
  const { isOpen, failedAt, donor } = await current(donation._id);
  expect([isOpen, failedAt, donor?.email]).toEqual([
    false,
    expect.any(Date),
    session.customer_details?.email,
  ]);
});

it('ignores an answer from before the bank refused a debit', async () => {
  const { donation, sessionId } = await opened();
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });
  const late = deps();
  const { sessions } = late.stripe.checkout;
  const answer = await sessions.retrieve(sessionId, { expand: ['payment_intent'] });
  jest.spyOn(sessions, 'retrieve').mockResolvedValueOnce(answer);
  simulator().sessions.asyncFail(sessionId);
  await settle(deps(), sessionId);

  await settle(late, sessionId);

  expect(await current(donation._id)).toMatchObject({ isOpen: false, failedAt: expect.any(Date) });
});

it('does not mistake another checkout for the gift’s own', async () => {
  const { donation, sessionId } = await opened();
  await models.Donation.updateOne({ _id: donation._id }, { sessionId: 'cs_test_of_the_gift' });
  simulator().sessions.pay(sessionId);

  expect((await settle(deps(), sessionId)).settlement).toBe('mismatch');
});

it('marks, and does not settle, a session with another amount', async () => {
  const { donation, sessionId } = await opened();
  await models.Donation.updateOne({ _id: donation._id }, { amount: 1 });
  simulator().sessions.pay(sessionId);

  expect((await settle(deps(), sessionId)).settlement).toBe('mismatch');

  expect(await current(donation._id)).toMatchObject({
    paymentStatus: 'unpaid',
    mismatch: expect.any(String),
  });
  expect(await thanksFor(donation._id)).toBe(0);
});

it('logs a mismatch once', async () => {
  const { donation, sessionId } = await opened();
  await models.Donation.updateOne({ _id: donation._id }, { amount: 1 });
  simulator().sessions.pay(sessionId);
  const { logger, lines } = keepingLog();

  for (let time = 0; time < 3; time += 1) await settle({ ...deps(), logger }, sessionId);

  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(anyId);
});

it('reconciles gifts without a webhook (F14), and closes expired ones', async () => {
  const given = await opened();
  const left = await opened();
  simulator().sessions.pay(given.sessionId);
  simulator().sessions.expire(left.sessionId);

  await reconcile(deps());

  expect(await current(given.donation._id)).toMatchObject({ paymentStatus: 'paid' });
  expect(await current(left.donation._id)).toMatchObject({ paymentStatus: 'unpaid', isOpen: false });
  expect(await thanksFor(given.donation._id)).toBe(1);
});
