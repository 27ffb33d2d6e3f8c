import { preparePayments } from '../test/fixture';
import { askRefund, type RefundRequest } from './ask-refund';
import { checkDispute, isDisputed, recordDispute } from './dispute';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment, paidOf, eventsOf } = preparePayments();

/** A family that paid for two campers. */
async function paid() {
  const { user, campers, checkout } = await family(2);
  await checkout();
  const payment = () => onlyPayment(user._id);
  const { _id, sessionId = '' } = await payment();
  simulator().sessions.pay(sessionId);
  await settle(deps(), sessionId);
  const dispute = async (amount: number) =>
    simulator().disputes.open(String((await payment()).paymentIntentId), amount);
  return { paymentId: _id.toString(), actorId: user._id.toString(), campers, payment, dispute };
}

const askFor = (request: Pick<RefundRequest, 'paymentId' | 'actorId' | 'camperIds' | 'amount'>) =>
  askRefund(deps(), {
    ...request,
    ...{ reason: 'Ill.', seat: 'keep', submission: { submissionKey: 'k', submissionBody: 'b' } },
    isRepeat: () => false,
  });

it('divides a lost dispute among the campers by what is left of their money', async () => {
  const { paymentId, actorId, campers, payment, dispute } = await paid();
  const [first] = campers.map(({ _id }) => _id.toString());
  await askFor({ paymentId, actorId, camperIds: [String(first)], amount: 20_000 });
  await refundDue(deps(), paymentId);
  const { id } = await dispute(40_000);
  simulator().disputes.lose(id);

  await checkDispute(deps(), id);

  const { _id, status, refunds } = await payment();
  const [written] = await models.Audit.find({ action: 'refund', recordIds: _id, actorId: null }).lean();
  expect(written?.recordIds).toEqual([_id, ...campers.map((camper) => camper._id)]);
  expect(refunds.map(({ shares }) => shares?.map(({ amount }) => amount))).toEqual([
    [20_000],
    [10_000, 30_000],
  ]);
  expect(status).toBe('refunded');
});

it('keeps the day on which a dispute was opened, however late its steps are reported', async () => {
  const { payment, dispute } = await paid();
  const { id } = await dispute(30_000);
  const { created } = await deps().stripe.disputes.retrieve(id);
  const reportAfter = async (days: number) => {
    const now = new Date((created + days * 86_400) * 1000);
    await checkDispute({ ...deps(), clock: { now: () => now } }, id);
    return now;
  };

  await reportAfter(1);
  simulator().disputes.win(id);
  const closedAt = await reportAfter(14);

  const openedAt = new Date(created * 1000);
  const dueBy = new Date((created + 7 * 86_400) * 1000);
  expect((await payment()).disputes).toMatchObject([{ status: 'won', openedAt, dueBy, closedAt }]);
});

it('divides a lost dispute by price if all of the money was due to be refunded', async () => {
  const { paymentId, actorId, payment, dispute } = await paid();
  await askFor({ paymentId, actorId });
  const { id } = await dispute(60_000);
  simulator().disputes.lose(id);

  await checkDispute(deps(), id);

  const { refunds } = await payment();
  expect(refunds.at(-1)?.shares?.map(({ amount }) => amount)).toEqual([30_000, 30_000]);
});

it.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
] as const)('stores a dispute that is %s as %s, and its decision as final', async (atStripe, status) => {
  const { payment, dispute } = await paid();
  const { id } = await dispute(10_000);
  const reported = await deps().stripe.disputes.retrieve(id);

  await recordDispute(deps(), { ...reported, status: atStripe });
  const later = await recordDispute(deps(), { ...reported, status: 'needs_response' });

  expect([later, (await payment()).disputes]).toMatchObject([false, [{ status }]]);
  expect((await payment()).refunds).toHaveLength(status === 'lost' ? 1 : 0);
});

it('changes neither money nor registrations when a dispute is opened or won, with that payment only', async () => {
  const other = await paid();
  const { payment, dispute, campers } = await paid();
  const before = await payment();
  const { id } = await dispute(30_000);

  const changes = [await checkDispute(deps(), id), await checkDispute(deps(), id)];
  expect([isDisputed(await payment()), isDisputed(await other.payment())]).toEqual([true, false]);
  simulator().disputes.win(id);
  changes.push(await checkDispute(deps(), id));

  expect(changes).toEqual([true, false, true]);
  const after = await payment();
  const changed = { disputes: [expect.objectContaining({ stripeId: id })], updatedAt: after.updatedAt };
  expect(after).toEqual({ ...before, ...changed });
  expect([isDisputed(after), ...(await Promise.all(campers.map(paidOf)))]).toEqual([false, true, true]);
  expect(await models.Audit.countDocuments({ recordIds: before._id })).toBe(0);
});

it('records a lost dispute as a refund, and asks its fully refunded campers to pay again', async () => {
  const other = await paid();
  const { payment, dispute, campers, paymentId, actorId } = await paid();
  const [first] = campers.map((camper) => camper._id.toString());
  await askFor({ paymentId, actorId, camperIds: [String(first)], amount: 10_000 });
  await refundDue(deps(), paymentId);
  const { _id, refunds } = await payment();
  const { id } = await dispute(49_999);
  simulator().disputes.lose(id);
  const now = new Date('2030-07-20T10:00:00Z');
  const untouched = await other.payment();

  await checkDispute({ ...deps(), clock: { now: () => now } }, id);

  const lost = {
    _id: expect.anything(),
    ...{ campers: campers.map((camper) => camper._id), amount: 49_999, status: 'done', disputeId: id },
    shares: [20_000, 29_999].map((amount, at) => ({ camperId: campers[at]?._id, amount })),
    ...{ reason: 'Your bank took it back after a dispute.', requestedAt: now, doneAt: now },
  };
  const after = await payment();
  expect([after.status, after.refunds]).toEqual(['partly-refunded', [...refunds, lost]]);
  expect(await Promise.all(campers.map(paidOf))).toEqual([false, true]);
  expect((await eventsOf(_id)).filter((name) => name === 'payment.refunded')).toHaveLength(1);
  expect(await other.payment()).toEqual(untouched);
});
