import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { refundOf } from '../../test/records';
import { prepareReconciliation } from '../../test/reconciliation';
import { aboutDisputes, recordWon, settleLost } from './disputes';

const { models, deps, simulator, paid, paidOf, eventsOf, differencesOf, actorId } = prepareReconciliation();

const disputeOf = (stripeId: string, values: Partial<PaymentDispute> = {}): PaymentDispute => ({
  ...{ stripeId, amount: 30_000, reason: 'general', status: 'open', openedAt: new Date(0), toDo: true },
  ...values,
});

it.each<[PaymentDispute['status'] | undefined, Stripe.Dispute.Status, boolean]>([
  [undefined, 'needs_response', true],
  [undefined, 'lost', true],
  ['open', 'under_review', false],
  ['open', 'won', true],
  ['open', 'lost', true],
  ['won', 'won', false],
  ['lost', 'lost', false],
  ['won', 'lost', false],
])('reports a dispute that is stored as %s and %s at Stripe: %s', (status, atStripe, isReported) => {
  const made = { id: 'dp_1', amount: 30_000, status: atStripe } as Stripe.Dispute;
  const other = disputeOf('dp_2', { status: 'won', toDo: false });
  const disputes = [other, ...(status ? [disputeOf('dp_1', { status, toDo: false })] : [])];

  expect(aboutDisputes({ disputes }, [made]).map(({ record }) => record)).toEqual(
    isReported ? ['No dispute'] : [],
  );
});

it('records a dispute and its decision, and marks that it was won as read once', async () => {
  const { _id, intentId, first, payment, resolve } = await paid();
  const { id } = simulator().disputes.open(intentId);
  const about = { about: 'payment', id: _id.toString(), intentId, why: expect.any(String) };
  const unknown = { ...about, stripe: '$300.00 disputed', record: 'No dispute', action: 'take-over' };
  const open = { ...about, stripe: '$300.00 disputed (fraudulent)', record: 'Paid' };
  expect(await differencesOf(_id)).toEqual([unknown]);

  await resolve('take-over');
  await expect(resolve('take-over')).rejects.toThrow('already resolved');
  expect(await differencesOf(_id)).toEqual([open]);
  simulator().disputes.win(id);
  expect(await differencesOf(_id)).toEqual([unknown, open]);
  await resolve('take-over');
  const won = { ...about, stripe: 'Dispute of $300.00 won', record: 'Paid', action: 'keep-record' };
  expect(await differencesOf(_id)).toEqual([won]);

  expect(await resolve('keep-record')).toEqual([]);

  const { disputes, status, keptAt } = await payment();
  expect([disputes?.map(({ toDo }) => toDo), status, keptAt]).toEqual([[false], 'paid', undefined]);
  expect([await differencesOf(_id), await paidOf(first)]).toEqual([[], true]);
  await expect(resolve('keep-record')).rejects.toThrow('now matches Stripe');
});

it.each([
  ['keep-seat', 'keep', false],
  ['cancel-registration', 'cancel', undefined],
] as const)('decides once about the seat after a lost dispute: %s', async (action, seat, isPaid) => {
  const { _id, intentId, first, payment, resolve } = await paid();
  simulator().disputes.lose(simulator().disputes.open(intentId).id);
  await resolve('take-over');
  expect(await differencesOf(_id)).toEqual([
    {
      ...{ about: 'payment', id: _id.toString(), intentId, why: expect.any(String) },
      ...{ stripe: 'Dispute of $300.00 lost', record: '$300.00 returned' },
      ...{ action: 'keep-seat', otherwise: 'cancel-registration' },
    },
  ]);
  await expect(resolve('keep-record')).rejects.toThrow('now matches Stripe');
  const [before] = (await payment()).refunds;

  const rows = await resolve(action);

  const { refunds, disputes } = await payment();
  expect(refunds).toEqual([{ ...before, seat }]);
  expect(disputes?.map(({ toDo }) => toDo)).toEqual([false]);
  expect([await differencesOf(_id), await paidOf(first)]).toEqual([[], isPaid]);
  expect(rows.map(({ name }) => name)).toEqual(['payment.refunded']);
  expect(await eventsOf(_id)).toEqual(['payment.settled', 'payment.refunded']);
  const written = { recordIds: _id, actorId: new Types.ObjectId(actorId) };
  expect((await models.Audit.find({ ...written, action: 'refund' }).lean())[0]?.recordIds).toEqual([
    _id,
    first._id,
  ]);
  await expect(resolve(action)).rejects.toThrow('already resolved');
});

/** A payment with disputes of each kind, two of which wait for somebody. */
async function withDisputes() {
  const camp = await createCamp(models, { waitListAfter: 1 });
  const camper = await createCamper(models, { campId: camp._id, paid: true });
  const disputes = [
    disputeOf('dp_open'),
    disputeOf('dp_won', { status: 'won' }),
    disputeOf('dp_earlier', { status: 'lost', toDo: false }),
    disputeOf('dp_lost', { status: 'lost' }),
  ];
  const done = { status: 'done', doneAt: new Date(0), amount: 1_000 } as const;
  const refunds = [
    refundOf([camper._id], done),
    refundOf([camper._id], { ...done, disputeId: 'dp_earlier', seat: 'keep' }),
    refundOf([camper._id], { ...done, amount: 28_000, disputeId: 'dp_lost' }),
  ];
  const payment = await createPayment(models, [camper], { disputes, refunds, status: 'refunded' });
  const now = () => models.Payment.findById(payment._id).orFail().lean();
  return { camp, camper, disputes, refunds, payment, now };
}

const toDoOf = (disputes: readonly PaymentDispute[] | undefined) =>
  disputes?.flatMap(({ stripeId, toDo }) => (toDo ? stripeId : []));

it('marks only won disputes of the one payment as read', async () => {
  const { payment, now } = await withDisputes();
  const other = await withDisputes();

  expect(await recordWon(deps(), payment)).toEqual({ hasChanged: true, rows: [] });
  expect(await recordWon(deps(), payment)).toEqual({ hasChanged: false, rows: [] });

  expect(toDoOf((await now()).disputes)).toEqual(['dp_open', 'dp_lost']);
  expect((await other.now()).disputes).toEqual(other.disputes);
});

it('decides about undecided lost disputes only, and offers the seat to the next in line', async () => {
  const { camp, camper, payment, refunds, now } = await withDisputes();
  const waiting = await createCamper(models, { campId: camp._id, waitlist: true });

  const { hasChanged, rows } = await settleLost(deps(), payment, actorId, 'cancel');

  const stored = await now();
  expect(hasChanged).toBe(true);
  expect(stored.refunds).toEqual([refunds[0], refunds[1], { ...refunds[2], seat: 'cancel' }]);
  expect(toDoOf(stored.disputes)).toEqual(['dp_open', 'dp_won']);
  expect(await models.Camper.exists({ _id: camper._id })).toBeNull();
  expect(rows.map(({ name }) => name)).toEqual(['payment.refunded', 'camper.seat-offered']);
  expect(rows[0]?.payload).toMatchObject({ refundId: refunds[2]?._id.toString() });
  expect((await models.Camper.findById(waiting._id).orFail().lean()).waitlist).toBe(false);
  expect(await settleLost(deps(), payment, actorId, 'keep')).toEqual({ hasChanged: false, rows: [] });
});
