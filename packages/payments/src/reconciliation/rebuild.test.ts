import { Types } from 'mongoose';
import { prepareReconciliation } from '../../test/reconciliation';

const { models, deps, simulator, opened, paid, differencesOf, payOtherwise, actorId, eventsOf } =
  prepareReconciliation();

const lose = ({ _id }: { _id: Types.ObjectId }) => models.Payment.deleteOne({ _id });
const actionsOf = async (id: Types.ObjectId) => (await differencesOf(id)).map(({ action }) => action);

it('rebuilds a whole payment with late fees from Stripe and the registrations', async () => {
  const { _id, intentId, sessionId, payment, resolve } = await paid(2, {
    registrationCamperEnd: new Date('2020-05-01'),
  });
  const { url: _url, ...before } = await payment();
  expect(before.lines.every(({ lateFee }) => lateFee > 0)).toBe(true);
  await lose({ _id });
  expect(await differencesOf(_id)).toEqual([
    {
      ...{ about: 'gone', id: _id.toString(), registration: true, intentId, action: 'rebuild' },
      ...{ stripe: `Paid $${before.amount / 100}.00`, why: expect.any(String) },
      record: 'No payment, but its registrations count as paid',
    },
  ]);

  expect(await resolve('rebuild')).toEqual([]);

  const { created } = await deps().stripe.checkout.sessions.retrieve(sessionId);
  const at = new Date(created * 1000);
  expect(await payment()).toEqual({
    ...before,
    ...{ createdAt: at, settledAt: at, expiresAt: expect.any(Date), updatedAt: expect.any(Date) },
  });
  await expect(resolve('rebuild')).rejects.toThrow('This payment already exists.');
});

it('rebuilds the line of a deleted registration from the checkout', async () => {
  const { _id, payment, resolve, campers } = await paid(2);
  const { lines } = await payment();
  await lose({ _id });
  await models.Camper.deleteOne({ _id: campers[1]?._id });

  await resolve('rebuild');

  expect((await payment()).lines).toEqual(lines);
  expect(await actionsOf(_id)).toEqual(['send-back']);
});

it('rebuilds refunds of a lost payment as manual ones that the family knows', async () => {
  const { _id, intentId, payment, resolve, campers } = await paid(2);
  const { stripe } = deps();
  const made = await stripe.refunds.create({ payment_intent: intentId, amount: 20_000 });
  await lose({ _id });

  await resolve('rebuild');

  const at = new Date(made.created * 1000);
  const { refunds, status } = await payment();
  expect(refunds).toEqual([
    {
      ...{ _id: expect.any(Types.ObjectId), amount: 20_000, reason: 'Refunded by hand.', status: 'done' },
      ...{ stripeRefundId: made.id, requestedAt: at, doneAt: at, seat: 'keep' },
      requestedBy: new Types.ObjectId(actorId),
      campers: campers.map((camper) => camper._id),
      shares: campers.map((camper) => ({ camperId: camper._id, amount: 10_000 })),
    },
  ]);
  expect(status).toBe('partly-refunded');
  expect(await eventsOf(_id)).toEqual(['payment.settled']);
});

it('ignores a failed refund of a lost payment', async () => {
  const { _id, intentId, payment, resolve } = await paid();
  const { id } = await deps().stripe.refunds.create({ payment_intent: intentId });
  simulator().refunds.fail(id);
  await lose({ _id });

  await resolve('rebuild');

  expect(await payment()).toMatchObject({ status: 'paid', refunds: [] });
});

it.each<[string, (household: Awaited<ReturnType<typeof paid>>) => Promise<unknown>, string[]]>([
  ['another payment covers one of its campers', ({ first }) => payOtherwise(first), ['send-back']],
  ['no registration counts as paid', () => models.Camper.updateMany({}, { paid: false }), ['send-back']],
  [
    'the registrations are of two families',
    ({ first }) => models.Camper.updateOne({ _id: first._id }, { userId: new Types.ObjectId() }),
    ['send-back'],
  ],
  [
    'the registrations are of two years',
    async ({ first }) => {
      const { camp } = await opened();
      await models.Camper.updateOne({ _id: first._id }, { campId: camp._id, arrival: 50 });
    },
    ['send-back'],
  ],
])('rebuilds no payment if %s', async (_what, change, actions) => {
  const household = await paid(2);
  await lose(household);
  await change(household);

  expect(await actionsOf(household._id)).toEqual(actions);
  await expect(household.resolve('rebuild')).rejects.toThrow('No paid Stripe checkout matches');
  expect(await models.Payment.exists({ _id: household._id })).toBeNull();
});

it('rebuilds the one of two lost payments for a camper that was not refunded', async () => {
  const { _id, first, checkout, payment } = await paid();
  await lose({ _id });
  await models.Camper.updateOne({ _id: first._id }, { paid: false });
  await checkout();
  const { _id: refundedId, sessionId = '' } = await payment();
  simulator().sessions.pay(sessionId);
  const { payment_intent: intent } = await deps().stripe.checkout.sessions.retrieve(sessionId);
  await deps().stripe.refunds.create({ payment_intent: String(intent) });
  await lose({ _id: refundedId });
  await models.Camper.updateOne({ _id: first._id }, { paid: true });

  expect([await actionsOf(_id), await actionsOf(refundedId)]).toEqual([['rebuild'], []]);
});
