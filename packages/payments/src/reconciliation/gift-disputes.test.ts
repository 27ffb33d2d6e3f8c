import { prepareReconciliation } from '../../test/reconciliation';
import { resolveDifference } from './resolve-difference';

const { models, deps, simulator, gift, differencesOf, actorId } = prepareReconciliation();

/** A gift whose dispute the record lacks. */
async function disputed(amount?: number) {
  const given = await gift();
  const { id, created } = simulator().disputes.open(given.intentId, amount);
  return { ...given, disputeId: id, openedAt: new Date(created * 1000) };
}

it('records a dispute of a gift and its decision, each once', async () => {
  const { _id, intentId, disputeId, openedAt, now, resolve } = await disputed();
  const about = { about: 'donation', id: _id.toString(), intentId, why: expect.any(String) };
  const unknown = { ...about, stripe: '$50.00 disputed', record: 'No dispute', action: 'take-over' };
  const open = { ...about, stripe: '$50.00 disputed (fraudulent)', record: 'Left out of totals for now' };
  const other = await disputed();
  expect(await differencesOf(_id)).toEqual([unknown]);

  await resolve('take-over');
  expect((await other.now()).disputes).toBeUndefined();
  await expect(resolve('take-over')).rejects.toThrow('already resolved');

  const stored = { stripeId: disputeId, amount: 5_000, reason: 'fraudulent', openedAt };
  expect((await now()).disputes).toEqual([
    { ...stored, status: 'open', toDo: true, dueBy: expect.any(Date) },
  ]);
  expect(await differencesOf(_id)).toEqual([open]);
  await expect(resolve('keep-record')).rejects.toThrow('already resolved');

  simulator().disputes.win(disputeId);
  expect(await differencesOf(_id)).toEqual([unknown, open]);
  await resolve('take-over');
  expect(await differencesOf(_id)).toEqual([
    { ...about, stripe: 'Dispute of $50.00 won', record: 'Received', action: 'keep-record' },
  ]);

  expect(await resolve('keep-record')).toEqual([]);
  expect((await now()).disputes).toMatchObject([{ ...stored, status: 'won', toDo: false }]);
  expect(await differencesOf(_id)).toEqual([]);
  await expect(resolve('keep-record')).rejects.toThrow('already resolved');
});

it('records another dispute after one that was won', async () => {
  const { intentId, disputeId, now, resolve } = await disputed(2_000);
  simulator().disputes.win(disputeId);
  await resolve('take-over');
  simulator().disputes.open(intentId, 1_000);

  await resolve('take-over');

  expect((await now()).disputes).toMatchObject([{ status: 'won' }, { amount: 1_000, status: 'open' }]);
});

it('leaves a lost gift out of totals', async () => {
  const { _id, disputeId, resolve } = await disputed(2_000);
  simulator().disputes.lose(disputeId);
  await resolve('take-over');

  expect(await differencesOf(_id)).toMatchObject([
    {
      stripe: 'Dispute of $20.00 lost',
      record: 'Left out of totals',
      why: expect.stringContaining('returned the money'),
      action: 'keep-record',
    },
  ]);
  await resolve('keep-record');
  expect(await differencesOf(_id)).toEqual([]);
});

it('records refunds and disputes of a gift together', async () => {
  const { _id, intentId, now, resolve } = await gift();
  await deps().stripe.refunds.create({ payment_intent: intentId, amount: 1_000 });
  simulator().disputes.open(intentId);

  await resolve('take-over');

  expect(await now()).toMatchObject({ refunds: [{ amount: 1_000 }], disputes: [{ amount: 4_000 }] });
  expect((await differencesOf(_id)).map(({ record }) => record)).toEqual(['Left out of totals for now']);
});

it('marks the decided disputes of the one gift as read, and not the open ones', async () => {
  const of = (stripeId: string, status: 'open' | 'won' | 'lost') => ({
    ...{ stripeId, amount: 1_000, reason: 'product_not_received', status },
    ...{ openedAt: new Date(0), toDo: true },
  });
  const disputes = [of('dp_1', 'open'), of('dp_2', 'won'), of('dp_3', 'lost')];
  const { _id, now, resolve } = await gift();
  const other = await gift();
  await models.Donation.updateMany({}, { disputes });

  await resolve('keep-record');

  expect((await now()).disputes?.map(({ toDo }) => toDo)).toEqual([true, false, false]);
  expect((await other.now()).disputes).toEqual(disputes);
  expect((await differencesOf(_id)).map(({ stripe }) => stripe)).toEqual([
    '$10.00 disputed (product not received)',
  ]);
});

it('reports a dispute to read, however old the gift is, and none of a gift that is not settled', async () => {
  const dispute = { stripeId: 'dp_old', amount: 5_000, reason: 'general', status: 'won' as const };
  const old = await models.Donation.create({
    ...{ amount: 5_000, isOpen: false, settledAt: new Date(0), expiresAt: new Date(0) },
    disputes: [{ ...dispute, openedAt: new Date(0), toDo: true }],
  });
  const resolve = { id: old._id.toString(), action: 'take-over', actorId } as const;
  await expect(resolveDifference(deps(), resolve)).rejects.toThrow('already resolved');
  const odd = await gift({ currency: 'cad' });
  simulator().disputes.open(odd.intentId);

  expect(await differencesOf(old._id)).toEqual([
    {
      ...{ about: 'donation', id: old._id.toString(), stripe: 'Dispute of $50.00 won' },
      ...{ record: 'Received', why: expect.any(String), action: 'keep-record' },
    },
  ]);
  expect((await differencesOf(odd._id)).map(({ action }) => action)).toEqual(['send-back']);
});
