import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { createPayment } from '@camp/database/test/factories/payment';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { coverAgain, settleRegistrations } from './after-refund';

const { models, connection, family, payOtherwise, paidOf } = preparePayments();

const requestedBy = new Types.ObjectId();

const refundOf = (shares: [StoredCamper, number][], values: Partial<PaymentRefund>): PaymentRefund => ({
  _id: new Types.ObjectId(),
  campers: shares.map(([{ _id }]) => _id),
  amount: shares.reduce((sum, [, amount]) => sum + amount, 0),
  shares: shares.map(([{ _id: camperId }, amount]) => ({ camperId, amount })),
  ...{ reason: 'Ill.', status: 'done', requestedAt: new Date(0), requestedBy },
  ...values,
});

/** Three paid campers. */
async function threePaid() {
  const { campers } = await family(3, { paid: true });
  const [first, second, third] = campers as [StoredCamper, StoredCamper, StoredCamper];
  return { campers: [first, second, third] as const, first, second };
}

const paidOfAll = (campers: readonly StoredCamper[]) => Promise.all(campers.map(paidOf));

async function applied(campers: readonly [StoredCamper, ...StoredCamper[]], refund: PaymentRefund) {
  const payment = await createPayment(models, campers, { refunds: [refund] });
  const gone = await inTransaction(connection, (session) =>
    settleRegistrations(models, session, payment, refund),
  );
  return gone.map(({ _id }) => _id.toString());
}

it('asks only the fully refunded campers who keep their seats to pay again', async () => {
  const { campers, first, second } = await threePaid();
  const refund = refundOf(
    [
      [first, 30_000],
      [second, 29_999],
    ],
    { seat: 'keep' },
  );

  expect(await applied(campers, refund)).toEqual([]);

  expect(await paidOfAll(campers)).toEqual([false, true, true]);
});

it('doesn’t ask a camper to pay who was not asked before', async () => {
  const { campers, first } = await threePaid();
  await models.Camper.updateOne({ _id: first._id }, { paid: null });

  await applied(campers, refundOf([[first, 30_000]], { seat: 'keep' }));

  expect(await paidOf(first)).toBeNull();
});

it('changes no registration after an automatic refund', async () => {
  const { campers, first } = await threePaid();

  expect(await applied(campers, refundOf([[first, 30_000]], {}))).toEqual([]);

  expect(await paidOfAll(campers)).toEqual([true, true, true]);
});

it('deletes the canceled registrations for the administrator, and skips one that is gone', async () => {
  const { campers, first, second } = await threePaid();
  await models.Camper.deleteOne({ _id: second._id });
  const refund = refundOf(
    [
      [first, 10_000],
      [second, 10_000],
    ],
    { seat: 'cancel' },
  );

  expect(await applied(campers, refund)).toEqual([first._id.toString()]);

  expect(await paidOfAll(campers)).toEqual([undefined, undefined, true]);
  const deletions = await models.Audit.find({ action: 'delete', recordIds: first._id }).lean();
  expect(deletions.map(({ actorId }) => actorId)).toEqual([requestedBy]);
});

it.each(['keep', 'cancel'] as const)(
  'with %s, leaves a camper alone whom another payment covers',
  async (seat) => {
    const { campers, first, second } = await threePaid();
    await payOtherwise(first);
    const refund = refundOf(
      [
        [first, 30_000],
        [second, 30_000],
      ],
      { seat },
    );

    const gone = await applied(campers, refund);

    expect(gone).toEqual(seat === 'keep' ? [] : [second._id.toString()]);
    expect(await paidOfAll(campers)).toEqual([true, seat === 'keep' ? false : undefined, true]);
  },
);

/** The campers' `paid` after a refund of two campers has failed. */
async function paidAfterFailure(
  seat: 'keep' | 'cancel',
  change: Partial<StoredCamper> = {},
  isReturned = false,
) {
  const { campers, first, second } = await threePaid();
  await models.Camper.updateMany({ campId: first.campId }, { paid: false });
  await models.Camper.updateOne({ _id: first._id }, change);
  const failed = refundOf(
    [
      [first, 30_000],
      [second, 30_000],
    ],
    { seat, status: 'failed' },
  );
  const refunds = [failed, ...(isReturned ? [refundOf([[first, 30_000]], { seat: 'keep' })] : [])];
  const payment = await createPayment(models, campers, { refunds });
  await inTransaction(connection, (session) => coverAgain(models, session, payment, failed));
  return paidOfAll(campers);
}

it.each([
  ['covers its campers again', {}, false, [true, true, false]],
  ['leaves a camper unpaid who waits by then', { waitlist: true }, false, [false, true, false]],
  ['doesn’t cover a camper who was not asked to pay', { paid: null }, false, [null, true, false]],
  ['doesn’t cover a camper whose money was returned otherwise', {}, true, [false, true, false]],
])('after a failed refund, %s', async (_what, change, isReturned, paid) => {
  expect(await paidAfterFailure('keep', change, isReturned)).toEqual(paid);
});

it('covers nobody again after a failed cancellation', async () => {
  expect(await paidAfterFailure('cancel')).toEqual([false, false, false]);
});
