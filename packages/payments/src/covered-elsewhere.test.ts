import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { askRefund, type RefundRequest } from './ask-refund';
import { checkRefund, RefundRefusedError } from './failed-refund';
import { findDifferences } from './reconciliation/find-differences';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, paidOf } = preparePayments();

type Household = Awaited<ReturnType<typeof family>>;

/** Opens a checkout and pays it, unless it costs nothing. @returns the payment's id */
async function pay({ user, checkout }: Household, campers: readonly StoredCamper[]): Promise<string> {
  await checkout(campers);
  const newest = { createdAt: -1, _id: -1 } as const;
  const payment = await models.Payment.findOne({ userId: user._id }).sort(newest).orFail().lean();
  if (payment.sessionId) {
    simulator().sessions.pay(payment.sessionId);
    await settle(deps(), payment.sessionId);
  }
  return payment._id.toString();
}

const refund = (paymentId: string, { _id }: StoredCamper, seat: 'keep' | 'cancel') =>
  refundOf(paymentId, { camperIds: [_id.toString()], seat });

async function refundOf(paymentId: string, values: Pick<RefundRequest, 'camperIds' | 'amount' | 'seat'>) {
  await askRefund(deps(), {
    ...{ paymentId, reason: 'Ill.', ...values },
    actorId: new Types.ObjectId().toString(),
    submission: { submissionKey: values.seat, submissionBody: values.seat },
    isRepeat: () => false,
  });
  await refundDue(deps(), paymentId);
}

const statusOf = async (id: string) => (await models.Payment.findById(id).orFail().lean()).status;

/** The actions for registrations that don't match their payments. */
const mismatches = async ({ campers }: Household) =>
  (await findDifferences(deps()))
    .filter(({ registration, id }) => registration && campers.some(({ _id }) => _id.toString() === id))
    .map(({ action }) => action);

/** A family of a free camp. The second camper registered late, for 25 dollars. */
async function withLateSibling() {
  const household = await family(2, {}, { registrationCost: 0, registrationCamperEnd: new Date(0) });
  const [onTime, late] = household.campers as [StoredCamper, StoredCamper];
  await models.Camper.collection.updateOne({ _id: onTime._id }, { $set: { createdAt: new Date(0) } });
  return { ...household, onTime, late };
}

const isThere = async ({ _id }: StoredCamper) => (await models.Camper.exists({ _id })) !== null;

it.each([300, 0])(
  'lets a family that was refunded pay %i dollars again, and cancel after that',
  async (registrationCost) => {
    const household = await family(2, {}, { registrationCost });
    const [first, second] = household.campers as [StoredCamper, StoredCamper];
    const paidFirst = registrationCost === 0 ? [first] : [first, second];
    await refund(await pay(household, paidFirst), first, 'keep');
    expect(await paidOf(first)).toBe(false);

    const again = await pay(household, [first]);
    expect(await paidOf(first)).toBe(true);
    await refund(again, first, 'cancel');

    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  },
);

it('does not mistake an earlier unpaid checkout for a payment', async () => {
  const household = await family(2);
  const [first] = household.campers as [StoredCamper];
  await household.checkout();

  await refund(await pay(household, [first]), first, 'cancel');

  expect(await isThere(first)).toBe(false);
});

it('keeps a camper paid whose other payment was only partly refunded', async () => {
  const household = await family(1);
  const [camper] = household.campers as [StoredCamper];
  const paymentId = await pay(household, [camper]);
  const payment = await models.Payment.findById(paymentId).orFail().lean();
  const part = { campers: [camper._id], amount: 10_000, reason: 'Ill.', requestedAt: new Date() };
  const { _id: _, ...copy } = payment;
  await models.Payment.create({
    ...copy,
    sessionId: `cs_other_${paymentId}`,
    paymentIntentId: `pi_other_${paymentId}`,
    refunds: [{ ...part, status: 'done' }],
  });

  await refund(paymentId, camper, 'keep');

  expect(await paidOf(camper)).toBe(true);
});

it('still covers the other camper of a free payment after one of them was canceled', async () => {
  const household = await family(2, {}, { registrationCost: 0 });
  const [first, second] = household.campers as [StoredCamper, StoredCamper];
  const paymentId = await pay(household, household.campers);

  await refund(paymentId, first, 'cancel');

  expect([await statusOf(paymentId), await mismatches(household)]).toEqual(['partly-refunded', []]);
  // Payments of earlier versions have this status.
  await models.Payment.updateOne({ _id: paymentId }, { status: 'refunded' });
  expect([await mismatches(household), await paidOf(second)]).toEqual([[], true]);

  await refund(paymentId, second, 'cancel');

  expect([await statusOf(paymentId), await isThere(second)]).toEqual(['refunded', false]);
});

it('still covers a free camper after a late sibling was refunded, and after a partial refund of both', async () => {
  const household = await withLateSibling();
  const { onTime, late } = household;
  const paymentId = await pay(household, household.campers);

  await refundOf(paymentId, { amount: 1_000, seat: 'keep' });
  expect([await paidOf(onTime), await paidOf(late), await mismatches(household)]).toEqual([true, true, []]);
  await refund(paymentId, late, 'keep');

  expect([await paidOf(onTime), await paidOf(late)]).toEqual([true, false]);
  expect([await statusOf(paymentId), await mismatches(household)]).toEqual(['partly-refunded', []]);
});

it('asks a free camper to confirm again after a full refund, until the bank refuses it', async () => {
  const household = await withLateSibling();
  const paymentId = await pay(household, household.campers);
  const paid = () => Promise.all(household.campers.map(paidOf));

  await refundOf(paymentId, { seat: 'keep' });
  expect([await paid(), await statusOf(paymentId)]).toEqual([[false, false], 'refunded']);
  const { refunds } = await models.Payment.findById(paymentId).orFail().lean();
  const made = String(refunds[0]?.stripeRefundId);
  simulator().refunds.fail(made);
  await expect(checkRefund(deps(), made)).rejects.toThrow(RefundRefusedError);

  expect([await paid(), await statusOf(paymentId)]).toEqual([[true, true], 'paid']);
});

it('cancels both registrations with a partial refund', async () => {
  const household = await withLateSibling();
  const paymentId = await pay(household, household.campers);

  await refundOf(paymentId, { amount: 1_000, seat: 'cancel' });

  expect(await Promise.all(household.campers.map(isThere))).toEqual([false, false]);
});
