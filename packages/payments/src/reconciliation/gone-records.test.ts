import { Types } from 'mongoose';
import { sessionAtStripe } from '../../test/records';
import { prepareReconciliation } from '../../test/reconciliation';
import { RefundNotPossibleError } from '../ask-refund';
import { goneCheckouts, sendGoneBack } from './gone-records';
import { sendBackWhole } from './send-back-whole';

const { models, deps, paid, opened, gift, differencesOf } = prepareReconciliation();

it('finds paid checkouts of ours whose record is missing', async () => {
  const payment = await paid();
  const donation = await gift();
  const [goneId, giftId] = [new Types.ObjectId().toString(), new Types.ObjectId().toString()];
  const gone = sessionAtStripe({ metadata: { payment: goneId, donation: giftId } });
  const goneGift = sessionAtStripe({ metadata: { donation: giftId } });
  const others = [
    sessionAtStripe({ metadata: { payment: goneId }, payment_status: 'unpaid' }),
    sessionAtStripe({ metadata: { payment: 'twelve-bytes' } }),
    sessionAtStripe({ metadata: { payment: 'x'.repeat(24) } }),
    sessionAtStripe({ metadata: {} }),
    sessionAtStripe({ metadata: null }),
    sessionAtStripe({ metadata: { payment: payment._id.toString() } }),
    sessionAtStripe({ metadata: { donation: donation._id.toString() } }),
  ];

  expect(await goneCheckouts(deps(), [...others, gone, goneGift])).toEqual([
    { session: gone, id: goneId, kind: 'payment' },
    { session: goneGift, id: giftId, kind: 'donation' },
  ]);
});

it('reports a missing payment and a missing gift, and refunds each once', async () => {
  const payment = await paid();
  await models.Payment.deleteOne({ _id: payment._id });
  await models.Camper.deleteOne({ _id: payment.first._id });
  const given = await gift();
  await models.Donation.deleteOne({ _id: given._id });

  for (const [{ _id, intentId, resolve }, stripe, record, amount] of [
    [payment, 'Paid $300.00', 'No such payment', 30_000],
    [given, 'Paid $50.00', 'No such donation', 5_000],
  ] as const) {
    expect(await differencesOf(_id)).toEqual([
      {
        ...{ about: 'gone', id: _id.toString(), intentId, stripe, record },
        ...{ why: expect.any(String), action: 'send-back' },
      },
    ]);
    expect(await resolve('send-back')).toEqual([]);
    const { data } = await deps().stripe.refunds.list({ payment_intent: intentId });
    expect(data).toMatchObject([{ amount, metadata: { gone: _id.toString() } }]);
    expect(await differencesOf(_id)).toEqual([]);
    await expect(resolve('send-back')).rejects.toThrow('already resolved');
    expect(await models.Audit.countDocuments({ recordIds: _id, subject: 'payment' })).toBeGreaterThan(0);
  }
});

it('refunds no checkout that is unpaid or older than the comparison', async () => {
  const unpaid = await opened();
  const old = await paid();
  await models.Payment.deleteMany({});
  const late = { ...deps(), clock: { now: () => new Date(Date.now() + 121 * 24 * 60 * 60_000) } };

  for (const refused of [
    sendGoneBack(deps(), unpaid._id.toString()),
    sendGoneBack(late, old._id.toString()),
  ]) {
    await expect(refused).rejects.toThrow(RefundNotPossibleError);
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  }
});

it('asks Stripe for no refund of a checkout without money', async () => {
  const { intentId } = await paid();
  const unpaid = sessionAtStripe({ payment_intent: null });

  await expect(sendBackWhole(deps().stripe, unpaid, { gone: 'gone' })).rejects.toThrow(
    'isn’t paid in Stripe',
  );
  expect((await deps().stripe.refunds.list({ payment_intent: intentId })).data).toEqual([]);
});
