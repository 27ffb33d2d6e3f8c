import type { StoredCamper } from '@camp/database/camper/camper-model';
import { readSeats } from '@camp/database/camp/seats';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import { askRefund, RefundNotPossibleError, type RefundRequest } from './ask-refund';
import { preparePayments } from '../test/fixture';
import { checkRefund, RefundRefusedError } from './failed-refund';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment, paidOf } = preparePayments();

/** A family whose campers are paid for with one payment of 300 dollars each. */
async function paidFamily(size: number, seats = 40) {
  const household = await family(size, {}, { waitListAfter: seats });
  await household.checkout();
  const { _id, sessionId } = await onlyPayment(household.user._id);
  simulator().sessions.pay(String(sessionId));
  await settle(deps(), String(sessionId));
  const id = _id.toString();
  const ask = (values: Partial<RefundRequest> = {}) => {
    const key = new Types.ObjectId().toString();
    return askRefund(deps(), {
      paymentId: id,
      reason: 'The child fell ill.',
      seat: 'keep',
      actorId: household.user._id.toString(),
      submission: { submissionKey: key, submissionBody: key },
      isRepeat: ({ submissionKey }) => submissionKey === key,
      ...values,
    });
  };
  const sentBack = async () => {
    const intent = String((await onlyPayment(household.user._id)).paymentIntentId);
    const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
    return data.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  };
  const payment = () => onlyPayment(household.user._id);
  const work = () => refundDue(deps(), id);
  return { ...household, first: household.campers[0] as StoredCamper, id, ask, work, sentBack, payment };
}

const isThere = async ({ _id }: StoredCamper) => (await models.Camper.exists({ _id })) !== null;

it('never refunds more than was paid, even with concurrent requests', async () => {
  const one = await paidFamily(1);
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => one.ask()));
  await Promise.all([1, 2].map(() => one.work()));

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of asked)
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(RefundNotPossibleError);
  expect(await one.sentBack()).toBe(30_000);

  // As a control, two concurrent refunds of different campers both succeed.
  const two = await paidFamily(2);
  await Promise.all(two.campers.map(({ _id }) => two.ask({ camperIds: [_id.toString()] })));
  await Promise.all([1, 2].map(() => two.work()));
  expect([await two.sentBack(), (await two.payment()).status]).toEqual([60_000, 'refunded']);
});

it('asks for payment again only once a camper is fully refunded, part by part', async () => {
  const { first, ask, work, payment } = await paidFamily(2);
  const camperIds = [first._id.toString()];
  const standing = async () => [await paidOf(first), (await payment()).status];

  await ask({ camperIds, amount: 10_000 });
  await work();
  expect(await standing()).toEqual([true, 'partly-refunded']);

  await expect(ask({ camperIds, amount: 20_001 })).rejects.toThrow('You can refund up to $200.00.');
  await ask({ camperIds });
  expect(await standing()).toEqual([true, 'partly-refunded']);
  await work();

  expect(await standing()).toEqual([false, 'partly-refunded']);
  await expect(ask({ camperIds })).rejects.toThrow('This payment is already refunded');
});

it('keeps the seat, or deletes the registration and offers its seat to a waiting camper', async () => {
  const household = await paidFamily(2, 2);
  const { camp, campers } = household;
  const [seated, gone] = campers as [StoredCamper, StoredCamper];
  const waiting = await createCamper(models, {
    campId: camp._id,
    userId: (await createUser(models))._id,
    waitlist: true,
  });

  await household.ask({ camperIds: [seated._id.toString()] });
  await household.work();
  expect((await readSeats(models, camp._id))?.claims).toHaveLength(2);
  expect(await models.Camper.findById(waiting._id).lean()).toMatchObject({ waitlist: true });

  await household.ask({ camperIds: [gone._id.toString()], amount: 25_000, seat: 'cancel' });
  expect(await isThere(gone)).toBe(true);
  const work = await household.work();

  expect([await isThere(seated), await isThere(gone)]).toEqual([true, false]);
  expect(work.map(({ name }) => name)).toEqual(['payment.refunded', 'camper.seat-offered']);
  expect(await models.Camper.findById(waiting._id).lean()).toMatchObject({ waitlist: false });
  const deleted = await models.Audit.findOne({ action: 'delete', recordIds: gone._id }).lean();
  expect(deleted?.actorId).toEqual(household.user._id);
});

it('leaves everything as it was while Stripe is away, and when it refuses', async () => {
  const { first, ask, work, payment, id, sentBack } = await paidFamily(1);
  await ask({ seat: 'cancel' });
  simulator().faults.set({ api: [{ kind: 'error', calls: 'POST /v1/refunds' }] });
  await expect(work()).rejects.toThrow();
  simulator().faults.clear();
  expect([await isThere(first), (await payment()).status]).toEqual([true, 'paid']);

  const intent = String((await payment()).paymentIntentId);
  const refund = (await payment()).refunds[0]?._id.toString() ?? '';
  const made = await deps().stripe.refunds.create({ payment_intent: intent, metadata: { refund } });
  simulator().refunds.fail(made.id);
  await expect(refundDue(deps(), id)).rejects.toThrow(RefundRefusedError);

  expect([await isThere(first), await paidOf(first), await sentBack()]).toEqual([true, true, 0]);
  expect((await payment()).refunds).toMatchObject([{ status: 'failed' }]);
});

it('counts as paid again when the bank fails the refund later', async () => {
  const { first, ask, work, payment } = await paidFamily(1);
  await ask();
  await work();
  expect(await paidOf(first)).toBe(false);
  const made = String((await payment()).refunds[0]?.stripeRefundId);
  simulator().refunds.fail(made);

  await expect(checkRefund(deps(), made)).rejects.toThrow(RefundRefusedError);

  expect([await paidOf(first), (await payment()).status]).toEqual([true, 'paid']);
});

it('gives no seat back to a camper who waits by the time the bank fails the refund', async () => {
  const { first, ask, work, payment } = await paidFamily(1);
  await ask();
  await work();
  await models.Camper.updateOne({ _id: first._id }, { waitlist: true, pinned: true });
  const made = String((await payment()).refunds[0]?.stripeRefundId);
  simulator().refunds.fail(made);

  await expect(checkRefund(deps(), made)).rejects.toThrow(RefundRefusedError);

  expect(await paidOf(first)).toBe(false);
});

it('touches no registration that another payment covers', async () => {
  const household = await paidFamily(1);
  const { _id, ...copy } = await household.payment();
  const other = { ...copy, sessionId: `cs_other_${String(_id)}`, refunds: [] };
  await models.Payment.create(other);

  await expect(household.ask({ seat: 'cancel' })).rejects.toThrow('is also paid for by another payment');
  await household.ask();
  await household.work();
  await refundDue(deps(), household.id);

  expect(await paidOf(household.first)).toBe(true);
});

it('cancels a free spot without a refund', async () => {
  const household = await family(1, {}, { registrationCost: 0 });
  await household.checkout();
  const { _id } = await onlyPayment(household.user._id);
  const request = {
    paymentId: _id.toString(),
    reason: 'Moved away.',
    seat: 'cancel' as const,
    actorId: household.user._id.toString(),
    submission: { submissionKey: 'k', submissionBody: 'b' },
    isRepeat: () => false,
  };
  await askRefund(deps(), request);
  await refundDue(deps(), _id.toString());

  expect(await isThere(household.campers[0] as StoredCamper)).toBe(false);
  await expect(askRefund(deps(), request)).rejects.toThrow('This payment is already refunded');
});
