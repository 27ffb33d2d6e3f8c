import type Stripe from 'stripe';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { keepingLog, preparePayments } from '../test/fixture';
import { openDonation } from './open-donation';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';

const { models, deps, interruptedBy, simulator } = preparePayments();

async function opened(values: object = {}) {
  await openDonation(deps(), { amount: 250, publicUrl: 'http://camp.test' });
  const { _id, sessionId } = await models.Donation.findOne().sort({ _id: -1 }).orFail().lean();
  await models.Donation.updateOne({ _id }, values);
  const read = () => models.Donation.findById(_id).orFail().lean();
  return { gift: await read(), read, sessionId: String(sessionId) };
}

const refuse = (id: string) => {
  simulator().sessions.pay(id, { method: 'us_bank_account' });
  simulator().sessions.asyncFail(id);
};

const rowOf = (name: string, { _id }: StoredDonation) =>
  expect.objectContaining({ name, payload: { donationId: _id.toString() } }) as object;

const now = new Date(Date.now() + 60_000);

/** Stripe's answers have these values. */
function answering(values: object): PaymentDependencies {
  const { stripe, ...rest } = deps();
  const { sessions } = stripe.checkout;
  const retrieve = sessions.retrieve.bind(sessions) as (...asked: unknown[]) => Promise<object>;
  sessions.retrieve = (async (...asked: unknown[]) => ({
    ...(await retrieve(...asked)),
    ...values,
  })) as never;
  return { ...rest, stripe, clock: { now: () => now } };
}

it('records a gift with its donor, charge’s time and session', async () => {
  const other = await opened();
  const { gift, read, sessionId } = await opened({ mismatch: 'currency eur', failedAt: new Date(0) });
  simulator().sessions.pay(sessionId);

  const settled = await settle(answering({ customer_details: { email: 'd@x.org', name: 'Dee' } }), sessionId);

  const session = await deps().stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const { mismatch: _mismatch, failedAt: _failedAt, ...rest } = gift;
  expect(await read()).toEqual({
    ...rest,
    ...{ paymentStatus: 'paid', isOpen: false, donor: { email: 'd@x.org', name: 'Dee' } },
    settledAt: new Date((intent.latest_charge as Stripe.Charge).created * 1000),
    updatedAt: expect.any(Date),
  });
  expect(settled).toEqual({ settlement: 'settled', rows: [rowOf('donation.settled', gift)] });
  expect(await other.read()).toEqual(other.gift);
});

it.each([
  [undefined, null],
  [undefined, { email: null, name: 'Dee' }],
  [{ email: 'd@x.org' }, { email: 'd@x.org', name: null }],
])('stores the donor %j', async (donor, details) => {
  const { read, sessionId } = await opened();
  simulator().sessions.pay(sessionId);

  await settle(answering({ customer_details: details }), sessionId);

  expect((await read()).donor).toEqual(donor);
});

it.each([
  ['open', () => undefined, {}, []],
  ['processing', (id: string) => simulator().sessions.pay(id, { method: 'us_bank_account' }), {}, []],
  ['expired', (id: string) => simulator().sessions.expire(id), { isOpen: false }, []],
  [
    'failed',
    refuse,
    { isOpen: false, failedAt: now, donor: { email: 'd@x.org', name: 'Dee' } },
    ['donation.failed'],
  ],
] as const)('records that a session is %s, once', async (settlement, happen, values, names) => {
  const other = await opened();
  const { gift, read, sessionId } = await opened({ paymentStatus: 'no_payment_required' });
  happen(sessionId);
  const answer = answering({ customer_details: { email: 'd@x.org', name: 'Dee' } });

  const settled = await settle(answer, sessionId);
  const again = await settle(answer, sessionId);

  expect(await read()).toEqual({
    ...{ ...gift, ...values, updatedAt: expect.any(Date) },
    ...(settlement !== 'open' && { paymentStatus: 'unpaid' }),
  });
  expect(settled).toEqual({ settlement, rows: names.map((name) => rowOf(name, gift)) });
  expect(again).toEqual({ settlement, rows: [] });
  expect(await other.read()).toEqual(other.gift);
});

it.each([
  ['settled by hand', { settledAt: new Date(0), amount: 1 }],
  ['sent back', { sentBackAt: new Date(0) }],
])('changes nothing of a gift that was %s', async (_how, values) => {
  const { gift, read, sessionId } = await opened(values);
  simulator().sessions.pay(sessionId);

  expect(await settle(deps(), sessionId)).toEqual({ settlement: 'already-settled', rows: [] });
  expect(await read()).toEqual(gift);
});

const givenMeanwhile = { isOpen: false, paymentStatus: 'paid', settledAt: new Date(0) } as const;

it.each([
  ['failed', refuse, 'failed'],
  ['paid', (id: string) => simulator().sessions.pay(id), 'already-settled'],
])('leaves a gift as it settled while the answer %s is recorded', async (_status, happen, settlement) => {
  const { gift, read, sessionId } = await opened();
  happen(sessionId);
  const meanwhile = interruptedBy(() => models.Donation.updateOne({ _id: gift._id }, givenMeanwhile));

  expect(await settle(meanwhile, sessionId)).toEqual({ settlement, rows: [] });
  expect(await read()).toEqual({ ...gift, ...givenMeanwhile, updatedAt: expect.any(Date) });
});

it('leaves a gift as it settled while its session expires', async () => {
  const { gift, read, sessionId } = await opened();
  simulator().sessions.expire(sessionId);
  await models.Donation.updateOne({ _id: gift._id }, givenMeanwhile);
  jest.spyOn(models.Donation, 'findById').mockReturnValueOnce({ lean: () => Promise.resolve(gift) } as never);

  await settle(deps(), sessionId);

  expect(await read()).toEqual({ ...gift, ...givenMeanwhile, updatedAt: expect.any(Date) });
});

it.each([
  ['paid', (id: string) => simulator().sessions.pay(id)],
  ['failed', refuse],
])('records a %s session only together with its event', async (_status, happen) => {
  const { gift, read, sessionId } = await opened();
  happen(sessionId);
  const { Outbox: _outbox, ...others } = models;

  await expect(settle({ ...deps(), models: others as typeof models }, sessionId)).rejects.toThrow();

  expect(await read()).toEqual(gift);
});

it.each([
  ['another checkout', { id: 'cs_test_of_another_gift' }],
  ['mode setup', { mode: 'setup' }],
  ['$250.01 instead of $250.00', { amount_total: 25_001 }],
  ['$0.00 instead of $250.00', { amount_total: null }],
  ['currency eur', { currency: 'eur' }],
])('marks a gift of which Stripe says %s, and logs that once', async (mismatch, values) => {
  const other = await opened();
  const { gift, read, sessionId } = await opened();
  simulator().sessions.pay(sessionId);
  const { logger, lines } = keepingLog();

  for (let time = 0; time < 2; time += 1)
    expect(await settle({ ...answering(values), logger }, sessionId)).toEqual({
      ...{ settlement: 'mismatch', rows: [] },
    });

  expect(await read()).toEqual({ ...gift, mismatch, updatedAt: expect.any(Date) });
  expect(lines.map((line) => line.mismatch)).toEqual([mismatch]);
  expect(await other.read()).toEqual(other.gift);
});

it('gives a session whose response was lost to its gift', async () => {
  const { read, sessionId } = await opened({ $unset: { sessionId: 1, url: 1 } });
  simulator().sessions.pay(sessionId);

  await settle(deps(), sessionId);

  expect(await read()).toMatchObject({ sessionId, paymentStatus: 'paid' });
});

it('does not know a session of a gift without a record', async () => {
  const { gift, read, sessionId } = await opened();
  simulator().sessions.pay(sessionId);
  const unknown = { settlement: 'unknown', rows: [] };

  for (const donation of ['of a shop', 'a'.repeat(24)])
    expect(await settle(answering({ metadata: { donation } }), sessionId)).toEqual(unknown);
  expect(await read()).toEqual(gift);
});
