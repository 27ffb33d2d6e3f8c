import { preparePayments } from '../test/fixture';
import type { CheckoutRefusedError } from './checkout-order';
import { openDonation, type DonationRequest } from './open-donation';

const { models, deps } = preparePayments();

const now = new Date(Date.now() + 60_000);

function watched() {
  const { stripe, ...rest } = deps();
  const create = jest.spyOn(stripe.checkout.sessions, 'create');
  return { create, deps: { ...rest, stripe, clock: { now: () => now } } };
}

const gift = { amount: 20, publicUrl: 'http://camp.test' };
let keys = 0;
const repeatable = (since = new Date(0)) => ({
  ...{ ...gift, submission: { key: `key ${(keys += 1)}`, since } },
});

const newest = () => models.Donation.findOne().sort({ _id: -1 }).orFail().lean();
const count = () => models.Donation.countDocuments();

it('stores a gift to the cent, and asks Stripe for a session of exactly this gift', async () => {
  const other = await models.Donation.create({ amount: 1, expiresAt: now });
  const { create, deps } = watched();

  const url = await openDonation(deps, { ...gift, amount: 1.15 });

  const stored = await newest();
  const id = stored._id.toString();
  expect(create.mock.calls).toEqual([
    [
      {
        mode: 'payment',
        submit_type: 'donate',
        line_items: [
          {
            quantity: 1,
            price_data: {
              ...{ currency: 'usd', unit_amount: 115 },
              product_data: { name: expect.stringMatching(/^Donation to ./) },
            },
          },
        ],
        metadata: { donation: id },
        payment_intent_data: { metadata: { donation: id } },
        client_reference_id: id,
        expires_at: Math.floor(stored.expiresAt.getTime() / 1000),
        success_url: 'http://camp.test/donate/success',
        cancel_url: 'http://camp.test/donate/cancel',
      },
      { idempotencyKey: `donation-${id}` },
    ],
  ]);
  const session = await create.mock.results[0]?.value;
  expect(stored).toEqual({
    ...{ _id: stored._id, createdAt: expect.any(Date), updatedAt: expect.any(Date) },
    ...{ amount: 115, currency: 'usd', paymentStatus: 'unpaid', isOpen: true },
    ...{ sessionId: session.id, url, expiresAt: new Date(now.getTime() + 2 * 60 * 60_000) },
  });
  expect(session.url).toBe(url);
  expect(await models.Donation.findById(other._id).lean()).toEqual(other.toObject());
});

it('opens a checkout for each request without a key, and one for each key', async () => {
  const request = repeatable();
  const before = await count();
  const { create, deps } = watched();

  const urls = [await openDonation(deps, gift), await openDonation(deps, gift)];
  urls.push(await openDonation(deps, request), await openDonation(deps, request));
  urls.push(...(await Promise.all([openDonation(deps, repeatable()), openDonation(deps, repeatable())])));

  expect([new Set(urls).size, await count(), urls[2]]).toEqual([5, before + 5, urls[3]]);
  expect(create).toHaveBeenCalledTimes(5);
});

it('opens one checkout for concurrent repeats', async () => {
  const request = repeatable();
  const before = await count();

  const urls = await Promise.all([1, 2, 3].map(() => openDonation(deps(), request)));

  expect([new Set(urls).size, await count()]).toEqual([1, before + 1]);
});

it('returns the checkout that a concurrent repeat stored after this one found none', async () => {
  const request = repeatable();
  const url = await openDonation(deps(), request);
  const before = await count();
  const none = { lean: () => Promise.resolve(null) };
  const find = jest.spyOn(models.Donation, 'findOne').mockReturnValueOnce(none as never);

  const again = await openDonation(deps(), request);
  find.mockRestore();

  expect([again, await count()]).toEqual([url, before]);
});

it('refuses a key of another amount', async () => {
  const request = repeatable();
  await openDonation(deps(), request);
  const before = await count();

  const refused = openDonation(deps(), { ...request, amount: 21 });

  await expect(refused).rejects.toMatchObject({
    ...({ name: 'CheckoutRefusedError', code: 'conflict' } satisfies Partial<CheckoutRefusedError>),
  });
  expect(await count()).toBe(before);
});

it.each([
  ['is closed', { isOpen: false }, {}],
  ['expires now', { expiresAt: now }, {}],
  ['is from before the earliest time', {}, { amount: 21 }],
])('opens another checkout for a key whose gift %s', async (_how, values, changed) => {
  const request = repeatable();
  const bystander = repeatable();
  await openDonation(deps(), bystander);
  const beside = await newest();
  const url = await openDonation(deps(), request);
  const { _id, createdAt } = await newest();
  await models.Donation.updateOne({ _id }, values);
  const since = Object.keys(changed).length > 0 ? createdAt : new Date(0);
  const { key } = request.submission;

  const { deps: later } = watched();
  const again = await openDonation(later, { ...request, ...changed, submission: { key, since } });

  expect(again).not.toBe(url);
  expect((await models.Donation.findById(_id).orFail().lean()).submissionKey).toBeUndefined();
  expect(await newest()).toMatchObject({ url: again, submissionKey: key });
  expect(await models.Donation.findById(beside._id).lean()).toEqual(beside);
});

it.each([{ url: 'http://stripe.test/half' }, { sessionId: 'cs_test_half_stored' }])(
  'asks Stripe again for a gift of which only %j is stored',
  async (half) => {
    const request = repeatable();
    const url = await openDonation(deps(), request);
    const { _id } = await newest();
    await models.Donation.updateOne({ _id }, { $unset: { url: 1, sessionId: 1 } });
    await models.Donation.updateOne({ _id }, half);

    expect(await openDonation(deps(), request)).toBe(url);
    expect(await newest()).toMatchObject({ _id, url });
  },
);

it('closes the session of a gift that a repeat abandoned, and gives up after three attempts', async () => {
  const { create, deps: watchedDeps } = watched();
  const { sessions } = deps().stripe.checkout;
  const made: string[] = [];
  create.mockImplementation((async (...asked: Parameters<typeof sessions.create>) => {
    const session = await sessions.create(...asked);
    await models.Donation.deleteOne({ _id: session.metadata?.donation });
    made.push(session.id);
    return session;
  }) as never);

  await expect(openDonation(watchedDeps, gift)).rejects.toThrow('again and again');

  const statuses = made.map(async (id) => (await sessions.retrieve(id)).status);
  expect(await Promise.all(statuses)).toEqual(['expired', 'expired', 'expired']);
});

it.each([
  ['Stripe is away', () => Promise.reject(new Error('away')), 'away'],
  ['a session has no address', () => Promise.resolve({ id: 'cs_test_x', url: null }), 'no address'],
])('deletes only the new gift when %s', async (_what, answer, message) => {
  await models.Donation.create({ amount: 1, expiresAt: now });
  const before = await models.Donation.find().lean();
  const { create, deps } = watched();
  create.mockImplementationOnce(answer as never);

  await expect(openDonation(deps, gift)).rejects.toThrow(message);

  expect(await models.Donation.find().lean()).toEqual(before);
});

it('leaves a gift that a repeat gave a session when Stripe is away', async () => {
  const request: DonationRequest = repeatable();
  const { create, deps } = watched();
  create.mockImplementationOnce((async () => {
    const { _id } = await newest();
    await models.Donation.updateOne({ _id }, { sessionId: `cs_test_${_id.toString()}` });
    throw new Error('away');
  }) as never);

  await expect(openDonation(deps, request)).rejects.toThrow('away');

  expect(await newest()).toMatchObject({ submissionKey: request.submission?.key });
});

it('fails at once when a gift cannot be stored for another reason than its key', async () => {
  const create = jest.spyOn(models.Donation, 'create').mockRejectedValueOnce(new Error('no space'));

  const refused = openDonation(deps(), repeatable());

  await expect(refused).rejects.toThrow('no space');
  create.mockRestore();
});
