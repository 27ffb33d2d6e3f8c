import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { closeSession } from './close-session';
import { ensureSession } from './ensure-session';

const { models, deps, simulator } = preparePayments();

const payer = { email: 'payer@example.com', publicUrl: 'http://camp.test' };

async function stored(values: object = {}) {
  const campers = [new Types.ObjectId(), new Types.ObjectId()];
  const payment = await models.Payment.create({
    ...{ userId: new Types.ObjectId(), campId: new Types.ObjectId(), campers, openCampers: campers },
    lines: campers.map((camperId, at) => ({
      camperId,
      name: `Kid ${at}`,
      cost: 30_000,
      lateFee: 2_500 * at,
    })),
    ...{ amount: 62_500, expiresAt: new Date(Date.now() + 3_600_000), ...values },
  });
  const read = () => models.Payment.findById(payment._id).orFail().lean();
  return { payment: await read(), read };
}

function watched() {
  const { stripe, ...rest } = deps();
  const create = jest.spyOn(stripe.checkout.sessions, 'create');
  return { create, deps: { ...rest, stripe } };
}

it('asks Stripe for a session of exactly this payment, and stores it', async () => {
  const other = await stored();
  const { payment, read } = await stored();
  const { create, deps } = watched();

  const url = await ensureSession(deps, payment, payer);

  const id = payment._id.toString();
  const metadata = { payment: id, campers0: payment.campers.join(',') };
  const priceOf = (unit_amount: number, product_data: object) => ({
    ...{ quantity: 1, price_data: { currency: 'usd', unit_amount, product_data } },
  });
  expect(create.mock.calls).toEqual([
    [
      {
        mode: 'payment',
        line_items: [
          priceOf(30_000, { name: 'Camp registration: Kid 0' }),
          priceOf(32_500, {
            name: 'Camp registration: Kid 1',
            description: 'Includes a late fee of $25.00',
          }),
        ],
        metadata,
        payment_intent_data: { metadata },
        client_reference_id: id,
        customer_email: 'payer@example.com',
        expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
        success_url: 'http://camp.test/stripe/success',
        cancel_url: 'http://camp.test/stripe/cancel',
      },
      { idempotencyKey: `checkout-${id}` },
    ],
  ]);
  const session = await create.mock.results[0]?.value;
  expect(await read()).toEqual({ ...payment, sessionId: session.id, url, updatedAt: expect.any(Date) });
  expect(session.url).toBe(url);
  expect(await other.read()).toEqual(other.payment);
});

it.each([
  [0, { sessionId: 'cs_test_known', url: 'http://stripe.test/known' }],
  [1, { sessionId: 'cs_test_without_address' }],
  [1, { url: 'http://stripe.test/without-session' }],
])('asks Stripe %i times with %j stored', async (times, values) => {
  const { payment, read } = await stored(values);
  const { create, deps } = watched();

  const url = await ensureSession(deps, payment, payer);

  expect(create).toHaveBeenCalledTimes(times);
  expect([(await read()).url, url]).toEqual([url, expect.stringMatching(/^http/)]);
});

it('asks nobody when it is refused before', async () => {
  const { payment, read } = await stored();
  const { create, deps } = watched();
  const beforeAsking = () => Promise.reject(new Error('too often'));

  await expect(ensureSession(deps, payment, { ...payer, beforeAsking })).rejects.toThrow('too often');
  expect(create).not.toHaveBeenCalled();
  expect(await read()).toEqual(payment);
});

it('closes the session of a payment that was closed in the meantime', async () => {
  const { payment, read } = await stored({ openCampers: undefined, status: 'expired' });
  const { create, deps } = watched();

  expect(await ensureSession(deps, payment, payer)).toBeUndefined();

  const { id } = await create.mock.results[0]?.value;
  expect((await deps.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  expect(await read()).toEqual(payment);
});

it('stores no session without an address', async () => {
  const { payment, read } = await stored();
  const { create, deps } = watched();
  create.mockResolvedValueOnce({ id: 'cs_test_closed', url: null } as never);

  await expect(ensureSession(deps, payment, payer)).rejects.toThrow('has no address');
  expect(await read()).toEqual(payment);
});

it('accepts that a session was paid before it could be closed, but not that Stripe is away', async () => {
  const { stripe } = deps();
  const { payment, read } = await stored();
  await ensureSession(deps(), payment, payer);
  const sessionId = String((await read()).sessionId);
  jest.spyOn(stripe.checkout.sessions, 'expire').mockRejectedValueOnce(new Error('away'));

  await expect(closeSession(stripe, sessionId)).rejects.toThrow('away');
  simulator().sessions.pay(sessionId);
  await expect(closeSession(stripe, sessionId)).resolves.toBeUndefined();
});
