import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { checkDispute, recordDispute } from './dispute';
import { openDonation } from './open-donation';
import { settle } from './settle';

const { models, deps, simulator } = preparePayments();

/** A paid gift, by default settled. */
async function givenGift(isSettled = true) {
  await openDonation(deps(), { amount: 250, publicUrl: 'http://camp.test' });
  const { _id, sessionId } = await models.Donation.findOne().sort({ _id: -1 }).orFail().lean();
  simulator().sessions.pay(String(sessionId));
  if (isSettled) await settle(deps(), String(sessionId));
  const { payment_intent } = await deps().stripe.checkout.sessions.retrieve(String(sessionId));
  const gift = () => models.Donation.findById(_id).orFail().lean();
  return { id: _id, intent: String(payment_intent), gift };
}

it('records each step of a gift’s dispute once, with that gift only', async () => {
  const earlier = await givenGift();
  const { intent, gift } = await givenGift();
  const later = await givenGift();
  const before = await gift();
  const { id, created } = simulator().disputes.open(intent, 10_000);

  const changes = [await checkDispute(deps(), id), await checkDispute(deps(), id)];

  const opened = {
    ...{ stripeId: id, amount: 10_000, reason: 'fraudulent', status: 'open', toDo: true },
    openedAt: new Date(created * 1000),
    dueBy: expect.any(Date),
  };
  expect(await gift()).toEqual({ ...before, disputes: [opened], updatedAt: expect.any(Date) });
  simulator().disputes.lose(id);
  changes.push(await checkDispute(deps(), id));
  expect((await gift()).disputes).toEqual([{ ...opened, status: 'lost', closedAt: expect.any(Date) }]);
  expect(changes).toEqual([true, false, true]);
  for (const other of [earlier, later]) expect((await other.gift()).disputes).toBeUndefined();
  expect(await models.Outbox.distinct('name')).toEqual(['donation.settled']);
});

it('records no dispute of a gift that is not settled', async () => {
  const { intent, gift } = await givenGift(false);
  const { id } = simulator().disputes.open(intent);

  expect(await checkDispute(deps(), id)).toBe(false);

  expect((await gift()).disputes).toBeUndefined();
});

it.each([
  ['names no gift', {}],
  ['names no id', { donation: 'x' }],
  ['names an unknown gift', { donation: new Types.ObjectId().toString() }],
])('records nothing if the checkout %s', async (_what, metadata) => {
  const settled = await givenGift();
  const { stripe } = deps();
  const session = await stripe.checkout.sessions.create({
    ...{ mode: 'payment', success_url: 'http://camp.test/x', metadata },
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'x' } } },
    ],
  });
  simulator().sessions.pay(session.id);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  const { id } = simulator().disputes.open(String(payment_intent));

  expect(await checkDispute(deps(), id)).toBe(false);

  expect((await settled.gift()).disputes).toBeUndefined();
});

it('ignores a dispute without a payment at Stripe', async () => {
  const { intent } = await givenGift();
  const dispute = await deps().stripe.disputes.retrieve(simulator().disputes.open(intent).id);

  expect(await recordDispute(deps(), { ...dispute, payment_intent: null })).toBe(false);
});
