import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import { Types } from 'mongoose';
import { prepareReconciliation } from '../../test/reconciliation';
import { settle } from '../settle';
import { resolveDifference } from './resolve-difference';

const { models, deps, simulator, opened, paid, gift, differencesOf, actorId, eventsOf, paidOf } =
  prepareReconciliation();

const auditOf = async (id: Types.ObjectId) =>
  (await models.Audit.find({ recordIds: id, action: 'reconcile' }).lean()).map((row) => [
    row.subject,
    row.recordIds,
    row.actorId?.toString(),
  ]);

const refundsOf = async (intentId: string) =>
  (await deps().stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount, metadata }) => [
    amount,
    metadata,
  ]);

/** A payment of another amount than Stripe took. */
async function mismatched() {
  const household = await opened();
  const { _id, sessionId } = household;
  await models.Payment.updateOne({ _id }, { amount: 100 });
  simulator().sessions.pay(sessionId);
  await settle(deps(), sessionId);
  const session = await deps().stripe.checkout.sessions.retrieve(sessionId);
  return { ...household, intentId: String(session.payment_intent) };
}

it('refunds a mismatched payment and closes its record', async () => {
  const { _id, intentId, payment, resolve, first } = await mismatched();
  const { mismatch, openCampers, updatedAt: _at, ...before } = await payment();
  expect([mismatch, openCampers]).toEqual(['$300.00 instead of $1.00', [first._id]]);

  expect(await resolve('send-back')).toEqual([]);

  const { updatedAt: _later, ...after } = await payment();
  const closed = { status: 'failed', sentBackAt: expect.any(Date), paymentIntentId: intentId };
  expect(after).toEqual({ ...before, ...closed });
  expect(await refundsOf(intentId)).toEqual([[30_000, { payment: _id.toString() }]]);
  expect(await auditOf(_id)).toEqual([['payment', [_id], actorId]]);
  await expect(resolve('send-back')).rejects.toThrow('All of this money is already refunded.');
});

it.each<[string, object]>([
  ['is settled', { $set: { settledAt: new Date() } }],
  ['has no checkout', { $unset: { sessionId: 1 } }],
])('does not refund a mismatched payment that %s', async (_what, change) => {
  const { _id, intentId, resolve } = await mismatched();
  await models.Payment.updateOne({ _id }, change);

  await expect(resolve('send-back')).rejects.toThrow('now matches Stripe');

  expect(await refundsOf(intentId)).toEqual([]);
});

it.each<[ReconcileAction, string]>([
  ['take-over', 'already resolved'],
  ['send-back', 'now matches Stripe'],
  ['rebuild', 'already exists'],
  ['record-paid', 'already exists'],
  ['refund-again', 'Every refund of this payment is already done.'],
  ['keep-record', 'now matches Stripe'],
  ['keep-seat', 'already resolved'],
  ['cancel-registration', 'already resolved'],
])('changes nothing for %s if a payment matches Stripe', async (action, message) => {
  const { _id, intentId, payment, resolve, first } = await paid();
  const before = await payment();

  await expect(resolve(action)).rejects.toThrow(message);

  expect([await payment(), await refundsOf(intentId), await auditOf(_id)]).toEqual([before, [], []]);
  expect([await eventsOf(_id), await paidOf(first)]).toEqual([['payment.settled'], true]);
});

it.each<[ReconcileAction, string]>([
  ['take-over', 'already resolved'],
  ['send-back', 'now matches Stripe'],
  ['rebuild', 'can’t be resolved that way'],
  ['record-paid', 'can’t be resolved that way'],
  ['refund-again', 'can’t be resolved that way'],
  ['keep-record', 'already resolved'],
])('changes nothing for %s if a gift matches Stripe', async (action, message) => {
  const { _id, intentId, now, resolve } = await gift();
  const before = await now();

  await expect(resolve(action)).rejects.toThrow(message);

  expect([await now(), await refundsOf(intentId), await auditOf(_id)]).toEqual([before, [], []]);
});

it.each<[ReconcileAction, string]>([
  ['take-over', 'can’t be resolved that way'],
  ['keep-record', 'can’t be resolved that way'],
  ['send-back', 'Stripe doesn’t know this checkout.'],
  ['rebuild', 'No paid Stripe checkout matches'],
  ['record-paid', 'doesn’t need a payment record'],
])('refuses %s for an unknown record', async (action, message) => {
  const id = new Types.ObjectId().toString();

  await expect(resolveDifference(deps(), { id, action, actorId })).rejects.toThrow(message);
});

it('confirms a settled payment that Stripe does not know, once', async () => {
  const { _id, payment, resolve } = await paid();
  await models.Payment.updateOne({ _id }, { sessionId: `cs_elsewhere_${_id.toString()}` });
  const { updatedAt: _at, ...before } = await payment();

  expect(await resolve('keep-record')).toEqual([]);

  const { updatedAt: _later, ...after } = await payment();
  expect(after).toEqual({ ...before, keptAt: expect.any(Date) });
  expect([await differencesOf(_id), await auditOf(_id)]).toEqual([[], [['payment', [_id], actorId]]]);
  await expect(resolve('keep-record')).rejects.toThrow('already hidden');
});

it('confirms no payment that is not settled, that has no checkout, or while Stripe is away', async () => {
  const open = await opened();
  await models.Payment.updateOne({ _id: open._id }, { sessionId: 'cs_elsewhere' });
  const free = await paid();
  await models.Payment.updateOne({ _id: free._id }, { $unset: { sessionId: 1 } });
  const known = await paid();

  await expect(open.resolve('keep-record')).rejects.toThrow('now matches Stripe');
  await expect(free.resolve('keep-record')).rejects.toThrow('now matches Stripe');
  simulator().faults.set({ api: [{ kind: 'down' }] });
  await expect(known.resolve('keep-record')).rejects.toThrow('connection');
  simulator().faults.clear();

  for (const { payment } of [open, free, known]) expect((await payment()).keptAt).toBeUndefined();
});

it('records a gift of another amount and thanks the donor', async () => {
  const { _id, sessionId, intentId, now, resolve } = await gift({ amount: 100 });
  const about = { about: 'donation', id: _id.toString(), intentId, why: expect.any(String) };
  const found = { ...about, stripe: 'Paid $50.00', record: 'Not received, $1.00 expected' };
  await gift({ amount: 200 });
  expect(await differencesOf(_id)).toEqual([{ ...found, action: 'take-over' }]);
  await models.Donation.updateOne({ _id }, { sessionId: 'cs_test_other' });

  expect((await resolve('take-over')).map(({ name }) => name)).toEqual(['donation.settled']);

  expect(await now()).toMatchObject({ amount: 5_000, sessionId, settledAt: expect.any(Date) });
  expect([await differencesOf(_id), await auditOf(_id)]).toEqual([[], [['donation', [_id], actorId]]]);
});

it('refunds a gift that does not match, and closes its record', async () => {
  const { _id, sessionId, intentId, now, resolve } = await gift({ currency: 'cad', amount: 100 });
  const about = { about: 'donation', id: _id.toString(), intentId, why: expect.any(String) };
  const found = { ...about, stripe: 'Paid $50.00', record: 'Not received, $1.00 expected' };
  expect(await differencesOf(_id)).toEqual([{ ...found, action: 'send-back' }]);
  await expect(resolve('take-over')).rejects.toThrow('it can only be refunded');
  const { mismatch, updatedAt: _at, ...before } = await now();

  expect(await resolve('send-back')).toEqual([]);

  const { updatedAt: _later, ...after } = await now();
  expect(after).toEqual({ ...before, isOpen: false, sentBackAt: expect.any(Date) });
  expect([mismatch, await refundsOf(intentId)]).toEqual([
    '$50.00 instead of $1.00',
    [[5_000, { donation: _id.toString() }]],
  ]);
  expect((await settle(deps(), sessionId)).settlement).toBe('already-settled');
  expect(await differencesOf(_id)).toEqual([]);
  await expect(resolve('send-back')).rejects.toThrow('All of this money is already refunded.');
  await expect(resolve('take-over')).rejects.toThrow('now matches Stripe');
});
