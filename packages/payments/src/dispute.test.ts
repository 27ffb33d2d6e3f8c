import { preparePayments } from '../test/fixture';
import { askRefund, type RefundRequest } from './ask-refund';
import { checkDispute, recordDispute } from './dispute';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment } = preparePayments();

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
