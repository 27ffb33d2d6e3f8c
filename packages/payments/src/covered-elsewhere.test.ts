import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { askRefund } from './ask-refund';
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

async function refund(paymentId: string, { _id }: StoredCamper, seat: 'keep' | 'cancel') {
  await askRefund(deps(), {
    ...{ paymentId, camperIds: [_id.toString()], seat, reason: 'Ill.' },
    actorId: new Types.ObjectId().toString(),
    submission: { submissionKey: seat, submissionBody: seat },
    isRepeat: () => false,
  });
  await refundDue(deps(), paymentId);
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
