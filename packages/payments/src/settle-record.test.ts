import { trusted, Types } from 'mongoose';
import type Stripe from 'stripe';
import { preparePayments } from '../test/fixture';
import { settle } from './settle';

const { models, deps, interruptedBy, simulator, family, onlyPayment, paidOf } = preparePayments();

async function opened(values: object = {}) {
  const { user, campers, checkout } = await family(1);
  await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  await models.Payment.updateOne({ _id }, values);
  const read = () => models.Payment.findById(_id).orFail().lean();
  const payment = await read();
  const [camper] = campers as [(typeof campers)[0]];
  return { payment, read, sessionId: String(sessionId), paid: () => paidOf(camper) };
}

/** Waits for a debit that the bank then refuses. */
async function refuse(id: string) {
  simulator().sessions.pay(id, { method: 'us_bank_account' });
  simulator().sessions.asyncFail(id);
}

const rowOf = (name: string, { _id }: { _id: Types.ObjectId }) =>
  expect.objectContaining({ name, payload: { paymentId: _id.toString() } }) as object;

it('records a paid session with its charge’s time and intent, and frees the campers', async () => {
  const other = await opened();
  const { payment, read, sessionId, paid } = await opened({ mismatch: 'currency eur' });
  simulator().sessions.pay(sessionId);

  const { settlement, rows } = await settle(deps(), sessionId);

  const session = await deps().stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const { openCampers: _campers, mismatch: _mismatch, ...rest } = payment;
  expect(await read()).toEqual({
    ...rest,
    status: 'paid',
    settledAt: new Date((intent.latest_charge as Stripe.Charge).created * 1000),
    paymentIntentId: intent.id,
    updatedAt: expect.any(Date),
  });
  expect([settlement, rows, await paid()]).toEqual(['settled', [rowOf('payment.settled', payment)], true]);
  expect([await other.read(), await other.paid()]).toEqual([other.payment, false]);
});

it.each([
  ['open', () => undefined, true, []],
  ['processing', (id: string) => simulator().sessions.pay(id, { method: 'us_bank_account' }), true, []],
  ['expired', (id: string) => simulator().sessions.expire(id), false, []],
  ['failed', refuse, false, ['payment.failed']],
] as const)('records that a session is %s', async (status, happen, isOpen, names) => {
  const other = await opened();
  const { payment, read, sessionId, paid } = await opened();
  await happen(sessionId);

  const settled = await settle(deps(), sessionId);

  const { openCampers, ...rest } = payment;
  expect(settled).toEqual({ settlement: status, rows: names.map((name) => rowOf(name, payment)) });
  expect(await read()).toEqual({
    ...rest,
    ...(isOpen && { openCampers }),
    status,
    updatedAt: expect.any(Date),
  });
  expect([await paid(), await other.read()]).toEqual([false, other.payment]);
});

it.each([
  ['settled by hand', { status: 'paid', settledAt: new Date(0), amount: 1 }],
  ['sent back', { status: 'open', sentBackAt: new Date(0) }],
])('changes nothing of a payment that was %s', async (_how, values) => {
  const { payment, read, sessionId, paid } = await opened(values);
  simulator().sessions.pay(sessionId);

  expect(await settle(deps(), sessionId)).toEqual({ settlement: 'already-settled', rows: [] });
  expect([await read(), await paid()]).toEqual([payment, false]);
});

it.each([
  ['expired', (id: string) => simulator().sessions.expire(id)],
  ['failed', refuse],
])('leaves a payment paid that settles while the answer %s is recorded', async (_status, happen) => {
  const { payment, read, sessionId } = await opened();
  await happen(sessionId);
  const settledMeanwhile = interruptedBy(() =>
    models.Payment.updateOne({ _id: payment._id }, { status: 'paid', settledAt: new Date(0) }),
  );

  const { rows } = await settle(settledMeanwhile, sessionId);

  expect([rows, (await read()).status]).toEqual([[], 'paid']);
});

it.each([
  ['paid', (id: string) => simulator().sessions.pay(id)],
  ['failed', refuse],
])('records a %s session only together with its event', async (_status, happen) => {
  const { payment, read, sessionId, paid } = await opened();
  await happen(sessionId);
  const { Outbox: _outbox, ...others } = models;

  await expect(settle({ ...deps(), models: others as typeof models }, sessionId)).rejects.toThrow();

  expect([await read(), await paid()]).toEqual([payment, false]);
});

it('gives a session whose response was lost to its payment', async () => {
  const lost = { $unset: { sessionId: 1, url: 1 } };
  const other = await opened(lost);
  const { read, sessionId } = await opened(lost);
  simulator().sessions.pay(sessionId);

  expect(await settle(deps(), sessionId)).toMatchObject({ settlement: 'settled' });
  expect(await read()).toMatchObject({ status: 'paid', sessionId });
  expect(await other.read()).toEqual(other.payment);
});

it.each([[{}], [{ payment: 'of a shop' }], [{ payment: new Types.ObjectId().toString() }]])(
  'does not know a session with metadata %j',
  async (metadata) => {
    const open = await opened({ $unset: { sessionId: 1 } });
    const price = { currency: 'usd', unit_amount: 500, product_data: { name: 'x' } };
    const made = await deps().stripe.checkout.sessions.create({
      ...{ mode: 'payment', success_url: 'http://camp.test/x', metadata },
      line_items: [{ quantity: 1, price_data: price }],
    });

    expect(await settle(deps(), made.id)).toEqual({ settlement: 'unknown', rows: [] });
    expect(await open.read()).toEqual(open.payment);
  },
);

it('closes no payment while Stripe is away', async () => {
  const { payment, read, sessionId } = await opened();
  const away = deps();
  jest.spyOn(away.stripe.checkout.sessions, 'retrieve').mockRejectedValueOnce(new Error('away'));

  await expect(settle(away, sessionId)).rejects.toThrow('away');
  expect(await read()).toEqual(payment);
});

it('closes only the open payment or gift of a session that Stripe does not know', async () => {
  const [sessionId, givenId] = ['cs_test_of_another_key_2', 'cs_test_of_another_key_3'];
  const [other, open, settled] = [
    await opened(),
    await opened({ sessionId }),
    await opened({ sessionId: 'cs_test_of_another_key_4', settledAt: new Date(0), status: 'paid' }),
  ];
  const gift = { amount: 500, expiresAt: new Date(0) };
  const [otherGift, openGift] = [
    await models.Donation.create(gift),
    await models.Donation.create({ ...gift, sessionId: givenId }),
  ];

  expect(await settle(deps(), sessionId)).toEqual({ settlement: 'expired', rows: [] });
  expect(await settle(deps(), givenId)).toEqual({ settlement: 'expired', rows: [] });
  await expect(settle(deps(), 'cs_test_of_another_key_4')).rejects.toMatchObject({
    code: 'resource_missing',
  });

  const { openCampers: _campers, ...rest } = open.payment;
  expect(await open.read()).toEqual({ ...rest, status: 'expired', updatedAt: expect.any(Date) });
  expect([await other.read(), await settled.read()]).toEqual([other.payment, settled.payment]);
  const isOpen = { _id: trusted({ $in: [otherGift._id, openGift._id] }), isOpen: true };
  expect(await models.Donation.distinct('_id', isOpen)).toEqual([otherGift._id]);
});
