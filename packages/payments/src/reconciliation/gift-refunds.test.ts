import { prepareReconciliation } from '../../test/reconciliation';

const { models, deps, simulator, gift, differencesOf } = prepareReconciliation();

const refunded = async (intentId: string, amount: number) => {
  const made = await deps().stripe.refunds.create({ payment_intent: intentId, amount });
  return { id: made.id, stored: { stripeId: made.id, amount, madeAt: new Date(made.created * 1000) } };
};

it('reports a manual refund of a gift and records it once', async () => {
  const { _id, intentId, now, resolve } = await gift();
  const first = await refunded(intentId, 1_000);
  const second = await refunded(intentId, 500);
  const about = { about: 'donation', id: _id.toString(), intentId, record: 'No refund', action: 'take-over' };
  expect(await differencesOf(_id)).toEqual([
    { ...about, stripe: '$5.00 refunded', why: expect.stringContaining('by hand') },
    { ...about, stripe: '$10.00 refunded', why: expect.stringContaining('by hand') },
  ]);

  expect(await resolve('take-over')).toEqual([]);

  expect([(await now()).refunds, await differencesOf(_id)]).toEqual([[second.stored, first.stored], []]);
  await expect(resolve('take-over')).rejects.toThrow('already resolved');
});

it('removes a recorded refund that failed', async () => {
  const { _id, intentId, now, resolve } = await gift();
  const first = await refunded(intentId, 1_000);
  const second = await refunded(intentId, 500);
  await resolve('take-over');

  simulator().refunds.fail(first.id);
  expect(await differencesOf(_id)).toEqual([
    {
      ...{ about: 'donation', id: _id.toString(), intentId, action: 'take-over' },
      stripe: 'The refund of $10.00 failed',
      record: '$10.00 refunded',
      why: expect.stringContaining('bank rejected'),
    },
  ]);
  await resolve('take-over');
  expect([(await now()).refunds, await differencesOf(_id)]).toEqual([[second.stored], []]);

  simulator().refunds.fail(second.id);
  await resolve('take-over');
  expect([Object.keys(await now()).includes('refunds'), await differencesOf(_id)]).toEqual([false, []]);
});

it('takes the same refunds in another order for unchanged', async () => {
  const { _id, intentId, now, resolve } = await gift();
  await refunded(intentId, 1_000);
  await refunded(intentId, 500);
  await resolve('take-over');
  const reversed = [...((await now()).refunds ?? [])].reverse();
  await models.Donation.updateOne({ _id }, { refunds: reversed });

  await expect(resolve('take-over')).rejects.toThrow('already resolved');
  expect((await now()).refunds).toEqual(reversed);
});

it('ignores a refund that failed before anybody recorded it, and refunds of other gifts', async () => {
  const refused = await gift();
  const { id } = await refunded(refused.intentId, 1_000);
  simulator().refunds.fail(id);
  const other = await gift();
  await refunded(other.intentId, 700);

  expect([await differencesOf(refused._id), (await differencesOf(other._id)).length]).toEqual([[], 1]);
  await expect(refused.resolve('take-over')).rejects.toThrow('already resolved');
  expect((await refused.now()).refunds).toBeUndefined();
});

it('reports only the mismatch of a gift that is not settled, also after a manual refund', async () => {
  const { _id, intentId } = await gift({ currency: 'cad' });
  await refunded(intentId, 1_000);

  expect((await differencesOf(_id)).map(({ action }) => action)).toEqual(['send-back']);
});
