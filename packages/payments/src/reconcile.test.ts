import { Types } from 'mongoose';
import { openDonation } from './open-donation';
import { anyId, keepingLog, preparePayments } from '../test/fixture';
import { reconcile } from './reconcile';
import { settleOfUser } from './settle-of-user';

const { models, deps, simulator, family, onlyPayment, paidOf, eventsOf } = preparePayments();

async function opened() {
  const household = await family(1);
  await household.checkout();
  const payment = await onlyPayment(household.user._id);
  const [camper] = household.campers;
  const paid = async () => camper && paidOf(camper);
  return { ...household, payment, sessionId: String(payment.sessionId), paid };
}

const lastGift = () => models.Donation.findOne().sort({ _id: -1 }).orFail().lean();

it('finds payments without a webhook (F14), and a session whose response was lost', async () => {
  const events = await opened();
  const lost = await opened();
  await models.Payment.updateOne({ _id: lost.payment._id }, { $unset: { sessionId: 1, url: 1 } });
  simulator().sessions.pay(events.sessionId);
  simulator().sessions.pay(lost.sessionId);

  await reconcile(deps());

  expect([await events.paid(), await lost.paid()]).toEqual([true, true]);
  expect(await reconcile(deps())).toEqual([]);
});

it('settles a paid session that our record had closed', async () => {
  const { payment, sessionId, paid } = await opened();
  await models.Payment.updateOne(
    { _id: payment._id },
    { $set: { status: 'expired' }, $unset: { openCampers: 1 } },
  );
  simulator().sessions.pay(sessionId);

  await reconcile(deps());

  expect(await paid()).toBe(true);
  expect(await eventsOf(payment._id)).toEqual(['payment.settled']);
});

it('follows a delayed payment that our record had closed, beyond the day that it looks back', async () => {
  const { payment, sessionId, paid } = await opened();
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });
  await models.Payment.updateOne(
    { _id: payment._id },
    { $set: { status: 'processing' }, $unset: { openCampers: 1 } },
  );
  simulator().sessions.asyncSucceed(sessionId);
  const { clock, ...rest } = deps();
  const inThreeDays = { now: () => new Date(clock.now().getTime() + 3 * 24 * 60 * 60 * 1000) };

  await reconcile({ ...rest, clock: inThreeDays });

  expect(await paid()).toBe(true);
});

it('is not blocked by a session that Stripe does not know or that cannot be settled', async () => {
  const unknown = await opened();
  await models.Payment.updateOne(
    { _id: unknown.payment._id },
    { sessionId: `cs_test_${unknown.payment._id.toString()}` },
  );
  const broken = await opened();
  simulator().sessions.pay(broken.sessionId);
  await models.Payment.updateOne(
    { _id: broken.payment._id },
    { campId: new Types.ObjectId(), $unset: { lines: 1 } },
  );
  const fine = await opened();
  simulator().sessions.pay(fine.sessionId);
  await openDonation(deps(), { amount: 20, publicUrl: 'http://camp.test' });
  const gift = await lastGift();
  simulator().sessions.pay(String(gift.sessionId));
  const { logger, lines } = keepingLog();

  await reconcile({ ...deps(), logger });

  expect(await fine.paid()).toBe(true);
  expect(await models.Donation.findById(gift._id).lean()).toMatchObject({ paymentStatus: 'paid' });
  expect(await onlyPayment(unknown.user._id)).toMatchObject({ status: 'expired' });
  const unsettled = lines.filter(({ msg }) => msg === 'A checkout session could not be settled');
  expect(unsettled).toEqual([expect.objectContaining({ err: expect.any(Object) })]);
  expect(JSON.stringify(lines)).not.toMatch(anyId);
});

it('ends when Stripe does not respond', async () => {
  await opened();
  simulator().faults.set({ api: [{ kind: 'down' }] });

  await expect(reconcile(deps())).rejects.toThrow();
  simulator().faults.clear();
});

it('gives up on a payment that got no session in time', async () => {
  const { payment } = await opened();
  await models.Payment.updateOne({ _id: payment._id }, { expiresAt: new Date(0), $unset: { sessionId: 1 } });
  simulator().sessions.expire(String(payment.sessionId));
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { _id, sessionId: _sessionId, openCampers: _campers, url: _url, ...order } = payment;
  const { _id: young } = await models.Payment.create({ ...order, expiresAt: inAnHour });
  const known = await opened();
  await models.Payment.updateOne({ _id: known.payment._id }, { expiresAt: new Date(0) });
  const gift = { amount: 500, isOpen: true };
  const { _id: youngGift } = await models.Donation.create({ ...gift, expiresAt: inAnHour });
  await models.Donation.create({ ...gift, expiresAt: new Date(0) });

  await reconcile(deps());

  const statusOf = async (id: Types.ObjectId) => (await models.Payment.findById(id).orFail()).status;
  expect([await statusOf(_id), await statusOf(young), await statusOf(known.payment._id)]).toEqual([
    'expired',
    'open',
    'open',
  ]);
  expect(await lastGift()).toMatchObject({ isOpen: false });
  expect(await models.Donation.findById(youngGift).lean()).toMatchObject({ isOpen: true });
});

it('settles one user’s open checkouts for the success page', async () => {
  const { user, sessionId } = await opened();
  const other = await opened();
  simulator().sessions.pay(sessionId);
  simulator().sessions.pay(other.sessionId);

  const { rows } = await settleOfUser(deps(), user._id, () => Promise.resolve(true));

  expect(rows.map(({ name }) => name)).toEqual(['payment.settled']);
  expect(await other.paid()).toBe(false);
});
