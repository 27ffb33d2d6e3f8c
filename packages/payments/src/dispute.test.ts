import { preparePayments } from '../test/fixture';
import { askRefund } from './ask-refund';
import { checkDispute } from './dispute';
import { refundDue } from './refund';
import { settle } from './settle';

const { deps, simulator, family, onlyPayment } = preparePayments();

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

it('divides a lost dispute among the campers by what is left of their money', async () => {
  const { paymentId, actorId, campers, payment, dispute } = await paid();
  const [first] = campers.map(({ _id }) => _id.toString());
  await askRefund(deps(), {
    ...{ paymentId, actorId, camperIds: [String(first)], amount: 20_000, reason: 'Ill.', seat: 'keep' },
    submission: { submissionKey: 'k', submissionBody: 'b' },
    isRepeat: () => false,
  });
  await refundDue(deps(), paymentId);
  const { id } = await dispute(40_000);
  simulator().disputes.lose(id);

  await checkDispute(deps(), id);

  const { status, refunds } = await payment();
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

  expect((await payment()).disputes).toMatchObject([
    { status: 'won', openedAt: new Date(created * 1000), closedAt },
  ]);
});
