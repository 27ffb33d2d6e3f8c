import { Types } from 'mongoose';
import Stripe from 'stripe';
import { preparePayments } from '../test/fixture';
import { openDonation } from './open-donation';
import { reconcile } from './reconcile';
import { settleOfUser } from './settle-of-user';
import { undecidedPayments } from './undecided-payments';

const { models, deps, simulator, family, onlyPayment } = preparePayments();

async function opened(values: object = {}) {
  const { user, checkout } = await family(1);
  await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  await models.Payment.updateOne({ _id }, values);
  const read = () => models.Payment.findById(_id).orFail().lean();
  return { user, payment: await read(), read, sessionId: String(sessionId) };
}

/** Dependencies that record which sessions Stripe is asked about. */
function watched() {
  const { stripe, ...rest } = deps();
  const retrieve = jest.spyOn(stripe.checkout.sessions, 'retrieve');
  const asked = () => retrieve.mock.calls.map(([id]) => id);
  return { retrieve, asked, deps: { ...rest, stripe } };
}

const pay = (id: string) => simulator().sessions.pay(id);

it('asks about exactly the sessions that may have changed', async () => {
  const lost = await opened({ $unset: { sessionId: 1, url: 1 } });
  const missed = await opened({ status: 'expired', $unset: { openCampers: 1 } });
  const over = await opened();
  const stillOpen = await opened();
  const settled = await opened({ status: 'paid', settledAt: new Date() });
  const sentBack = await opened({ status: 'expired', sentBackAt: new Date() });
  const gift = { amount: 20, publicUrl: 'http://camp.test' };
  await openDonation(deps(), gift);
  const openGift = await models.Donation.findOne().sort({ _id: -1 }).orFail().lean();
  await openDonation(deps(), gift);
  const closedGift = await models.Donation.findOne().sort({ _id: -1 }).orFail().lean();
  await models.Donation.updateOne({ _id: closedGift._id }, { isOpen: false });
  for (const { sessionId } of [missed, settled, sentBack]) pay(sessionId);
  pay(String(openGift.sessionId));
  simulator().sessions.expire(over.sessionId);
  const { asked, deps: watchedDeps } = watched();

  await reconcile(watchedDeps);

  const ours = [missed, over, stillOpen, settled, sentBack, lost].map(({ sessionId }) => sessionId);
  const all = [...ours, openGift.sessionId, closedGift.sessionId];
  const expected = [lost.sessionId, missed.sessionId, over.sessionId, openGift.sessionId];
  expect(
    asked()
      .filter((id) => all.includes(id))
      .sort(),
  ).toEqual(expected.sort());
});

it('gives up exactly the open records that got no session in time', async () => {
  const now = new Date(Date.now() + 60_000);
  const payment = async (values: object) => {
    const camperId = new Types.ObjectId();
    const campers = [camperId];
    const lines = [{ camperId, name: 'Kid', cost: 30_000, lateFee: 0 }];
    const order = { userId: new Types.ObjectId(), campId: new Types.ObjectId(), campers, lines };
    return models.Payment.create({
      ...{ ...order, openCampers: campers, amount: 30_000, expiresAt: now },
      ...values,
    });
  };
  const [over, refunded, young] = [
    await payment({}),
    await payment({ status: 'paid', settledAt: now }),
    await payment({ expiresAt: new Date(now.getTime() + 1) }),
  ];
  const gift = (values: object) => models.Donation.create({ amount: 500, expiresAt: now, ...values });
  const [overGift, closedGift, youngGift] = [
    await gift({}),
    await gift({ isOpen: false }),
    await gift({ expiresAt: new Date(now.getTime() + 1) }),
  ];

  await reconcile({ ...deps(), clock: { now: () => now } });

  const { openCampers: _campers, ...rest } = over.toObject();
  const changed = { updatedAt: expect.any(Date) };
  expect(await models.Payment.findById(over._id).lean()).toEqual({
    ...{ ...rest, status: 'expired', ...changed },
  });
  for (const unchanged of [refunded, young])
    expect(await models.Payment.findById(unchanged._id).lean()).toEqual(unchanged.toObject());
  const overNow = { ...overGift.toObject(), isOpen: false, ...changed };
  expect(await models.Donation.findById(overGift._id).lean()).toEqual(overNow);
  for (const unchanged of [closedGift, youngGift])
    expect(await models.Donation.findById(unchanged._id).lean()).toEqual(unchanged.toObject());
});

it('returns the events of each settled checkout', async () => {
  const { payment, sessionId } = await opened();
  pay(sessionId);

  expect(await reconcile(deps())).toEqual([
    expect.objectContaining({
      ...{ name: 'payment.settled', payload: { paymentId: payment._id.toString() } },
    }),
  ]);
});

it('ends at the first checkout of which Stripe does not answer', async () => {
  const { sessionId } = await opened();
  simulator().sessions.expire(sessionId);
  const { retrieve, deps: watchedDeps } = watched();
  retrieve.mockRejectedValue(new Stripe.errors.StripeConnectionError({ type: 'api_error' }));

  await expect(reconcile(watchedDeps)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(retrieve).toHaveBeenCalledTimes(1);
});

it('finds the sessions of undecided payments only', async () => {
  const open = await opened();
  const userId = open.user._id;
  const camperId = new Types.ObjectId();
  const lines = [{ camperId, name: 'Kid', cost: 30_000, lateFee: 0 }];
  const store = (values: object) =>
    models.Payment.create({
      ...{ userId, campId: new Types.ObjectId(), campers: [camperId], lines },
      ...{ amount: 30_000, expiresAt: new Date() },
      ...values,
    });
  const key = userId.toString();
  await store({ status: 'processing', sessionId: `cs_processing_${key}` });
  await store({});
  for (const status of ['paid', 'expired', 'failed', 'refunded'])
    await store({ status, sessionId: `cs_${status}_${key}` });

  expect((await undecidedPayments(deps(), { userId })).sort()).toEqual(
    [`cs_processing_${key}`, open.sessionId].sort(),
  );
});

describe('the success page', () => {
  const yes = () => Promise.resolve(true);

  it('settles a user’s open checkouts, with their events once', async () => {
    const { user, payment, sessionId } = await opened();
    pay(sessionId);

    const answers = await Promise.all([1, 2].map(() => settleOfUser(deps(), user._id, yes)));

    const row = { name: 'payment.settled', payload: { paymentId: payment._id.toString() } };
    expect(answers.flatMap(({ rows }) => rows)).toEqual([expect.objectContaining(row)]);
    expect(answers.map(({ checked }) => checked)).toEqual([true, true]);
    expect(await settleOfUser(deps(), user._id, yes)).toEqual({ rows: [], checked: true });
  });

  it('asks Stripe nothing when it may not ask', async () => {
    const { user, payment, read, sessionId } = await opened();
    pay(sessionId);
    const { asked, deps: watchedDeps } = watched();

    const answer = await settleOfUser(watchedDeps, user._id, () => Promise.resolve(false));

    expect(answer).toEqual({ rows: [], checked: false });
    expect([asked(), await read()]).toEqual([[], payment]);
  });
});
