import type Stripe from 'stripe';
import { openCheckout } from './open-checkout';
import { preparePayments } from '../test/fixture';
import { releaseCheckout } from './release-checkout';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment } = preparePayments();

type Create = Stripe.Checkout.SessionResource['create'];
type Household = Awaited<ReturnType<typeof family>>;

/** A checkout for the household's first camper. The test delays Stripe's response after the session was created. */
async function heldCheckout({ user, campers }: Household) {
  const slow = deps();
  const { sessions } = slow.stripe.checkout;
  const create = sessions.create.bind(sessions) as (...request: unknown[]) => ReturnType<Create>;
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const made = new Promise<Stripe.Checkout.Session>((resolve, reject) => {
    sessions.create = async (...request: unknown[]) => {
      const session = create(...request);
      session.then(resolve, reject);
      await answered;
      return session;
    };
  });
  const opening = openCheckout(slow, {
    userId: user._id,
    email: user.email,
    camperIds: campers.slice(0, 1).map(({ _id }) => _id.toString()),
    publicUrl: 'http://camp.test',
  });
  return { opening, session: await made, answer };
}

const statusAtStripe = async (id: string) => (await deps().stripe.checkout.sessions.retrieve(id)).status;

describe('a checkout whose session is being created', () => {
  it('returns its address to nobody and closes the session when another checkout took its camper', async () => {
    const household = await family(2);
    const { opening, session, answer } = await heldCheckout(household);

    await household.checkout();
    answer();

    await expect(opening).rejects.toMatchObject({ code: 'not-payable', message: /try again/ });
    expect(await statusAtStripe(session.id)).toBe('expired');
    const payments = await models.Payment.find({ userId: household.user._id }).sort({ _id: 1 }).lean();
    expect(payments.map(({ status, openCampers }) => [status, openCampers?.length])).toEqual([
      ['expired', undefined],
      ['open', 2],
    ]);
  });

  it('is returned if nothing changed in between', async () => {
    const household = await family(2);
    const { opening, session, answer } = await heldCheckout(household);

    answer();

    expect((await opening).url).toBe(session.url);
    expect(await statusAtStripe(session.id)).toBe('open');
  });
});

it('also closes a session that became known after the payment was read', async () => {
  const household = await family(1);
  await household.checkout();
  const current = await onlyPayment(household.user._id);
  const { sessionId, url: _url, ...before } = current;

  expect(await releaseCheckout(deps(), before)).toBe(true);

  expect(await statusAtStripe(String(sessionId))).toBe('expired');
  expect(await onlyPayment(household.user._id)).toMatchObject({ status: 'expired' });
});

it.each([
  ['expired', (id: string) => simulator().sessions.expire(id)],
  [
    'refused by the bank',
    async (id: string) => {
      simulator().sessions.pay(id, { method: 'us_bank_account' });
      await settle(deps(), id);
      simulator().sessions.asyncFail(id);
    },
  ],
  [
    'canceled',
    async (id: string) => {
      simulator().sessions.pay(id, { method: 'us_bank_account' });
      const { payment_intent: intent } = await deps().stripe.checkout.sessions.retrieve(id);
      await deps().stripe.paymentIntents.cancel(String(intent));
    },
  ],
])(
  'opens another checkout at once if the previous one is %s and no webhook reported this',
  async (_how, end) => {
    const household = await family(2);
    await household.checkout();
    const { sessionId, url } = await onlyPayment(household.user._id);
    await end(String(sessionId));

    const another = await household.checkout(household.campers.slice(0, 1));

    expect(another.url).not.toBe(url);
  },
);

it('gives up when Stripe reports an open session but refuses to close it', async () => {
  const household = await family(1);
  await household.checkout();
  const payment = await onlyPayment(household.user._id);
  const { stripe, ...rest } = deps();
  const opened = await stripe.checkout.sessions.retrieve(String(payment.sessionId));
  simulator().sessions.expire(opened.id);
  stripe.checkout.sessions.retrieve = () => Promise.resolve(opened);

  await expect(releaseCheckout({ ...rest, stripe }, payment)).rejects.toThrow(/status of expired/);
  expect((await settle(deps(), opened.id)).settlement).toBe('expired');
});
