import Stripe from 'stripe';
import { preparePayments } from '../test/fixture';
import { releaseCheckout } from './release-checkout';

const { models, deps, simulator, family, onlyPayment, paidOf } = preparePayments();

async function opened(values: object = {}) {
  const { user, campers, checkout } = await family(1);
  await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  await models.Payment.updateOne({ _id }, values);
  const read = () => models.Payment.findById(_id).orFail().lean();
  return { camper: campers[0]!, payment: await read(), read, sessionId: String(sessionId) };
}

const statusAtStripe = async (id: string) => (await deps().stripe.checkout.sessions.retrieve(id)).status;

/** Stripe's next attempts to close a session meet this first. */
function closing(happen: () => unknown) {
  const { stripe, ...rest } = deps();
  const expire = jest.spyOn(stripe.checkout.sessions, 'expire').mockImplementation((async (id: string) => {
    await happen();
    return deps().stripe.checkout.sessions.expire(id);
  }) as never);
  return { expire, deps: { ...rest, stripe } };
}

it.each([
  ['open', {}, 'expired'],
  ['without a session', { $unset: { sessionId: 1, url: 1 } }, 'open'],
])('closes exactly one checkout that is %s', async (_how, values, atStripe) => {
  const other = await opened(values);
  const { payment, read, sessionId } = await opened(values);

  expect(await releaseCheckout(deps(), payment)).toBe(true);

  const { openCampers: _campers, ...rest } = payment;
  expect(await read()).toEqual({ ...rest, status: 'expired', updatedAt: expect.any(Date) });
  expect(await other.read()).toEqual(other.payment);
  expect(await statusAtStripe(sessionId)).toBe(atStripe);
});

it('settles a checkout that was paid before it could be closed', async () => {
  const { camper, payment, read, sessionId } = await opened();
  const { expire, deps } = closing(() => simulator().sessions.pay(sessionId));

  expect(await releaseCheckout(deps, payment)).toBe(false);

  expect([expire.mock.calls.length, (await read()).status, await paidOf(camper)]).toEqual([1, 'paid', true]);
});

it('leaves a checkout paid that was settled while it was closed', async () => {
  const { payment, read } = await opened();
  const paid = { status: 'paid', settledAt: new Date(0) };
  const { deps } = closing(() => models.Payment.updateOne({ _id: payment._id }, paid));

  await releaseCheckout(deps, payment);

  expect(await read()).toMatchObject(paid);
});

it('frees the campers of a checkout that was deleted before it had a session', async () => {
  const { payment } = await opened({ $unset: { sessionId: 1, url: 1 } });
  await models.Payment.deleteOne({ _id: payment._id });

  expect(await releaseCheckout(deps(), payment)).toBe(true);
});

it.each([
  [1, new Error('away')],
  [1, new Stripe.errors.StripeConnectionError({ type: 'api_error' })],
  [2, new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error' })],
])('leaves a checkout open after %i attempts that end with %p', async (attempts, error) => {
  const { payment, read } = await opened();
  const { expire, deps } = closing(() => Promise.reject(error));

  await expect(releaseCheckout(deps, payment)).rejects.toBe(error);

  expect(expire).toHaveBeenCalledTimes(attempts);
  expect(await read()).toEqual(payment);
});
