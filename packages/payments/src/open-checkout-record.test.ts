import type { StoredCamper } from '@camp/database/camper/camper-model';
import { preparePayments } from '../test/fixture';
import { openCheckout, type CheckoutRequest } from './open-checkout';

const { models, deps, simulator, family, onlyPayment, paidOf } = preparePayments();

type Household = Awaited<ReturnType<typeof family>>;

const orderOf = (
  { user, campers }: Household,
  chosen: readonly StoredCamper[] = campers,
): CheckoutRequest => ({
  ...{ userId: user._id, email: user.email, publicUrl: 'http://camp.test' },
  camperIds: chosen.map(({ _id }) => _id.toString()),
});

const now = new Date(Date.now() + 60_000);
const atNoon = () => ({ ...deps(), clock: { now: () => now } });

const linesOf = ({ campers }: Household, cost: number) =>
  campers.map(({ _id, nameFirst, nameLast }) => ({
    ...{ camperId: _id, name: `${nameFirst} ${nameLast}`, cost, lateFee: 0 },
  }));

/** Facts that each stored payment has. */
const stamps = { _id: expect.anything(), createdAt: expect.any(Date), updatedAt: expect.any(Date) };

it('stores an open payment that can be paid for two hours', async () => {
  const household = await family(2);

  const { url, rows } = await openCheckout(atNoon(), orderOf(household));

  const campers = household.campers.map(({ _id }) => _id);
  expect(await onlyPayment(household.user._id)).toEqual({
    ...stamps,
    ...{ userId: household.user._id, campId: household.camp._id, campers, openCampers: campers },
    lines: linesOf(household, 30_000),
    ...{ amount: 60_000, currency: 'usd', status: 'open', refunds: [] },
    ...{ sessionId: expect.stringMatching(/^cs_/), url },
    expiresAt: new Date(now.getTime() + 2 * 60 * 60_000),
  });
  expect(rows).toEqual([]);
});

it('stores a settled payment when nothing is due', async () => {
  const household = await family(2, {}, { registrationCost: 0 });

  const { url, rows } = await openCheckout(atNoon(), orderOf(household));

  const payment = await onlyPayment(household.user._id);
  expect(payment).toEqual({
    ...stamps,
    ...{ userId: household.user._id, campId: household.camp._id },
    campers: household.campers.map(({ _id }) => _id),
    lines: linesOf(household, 0),
    ...{ amount: 0, currency: 'usd', status: 'paid', refunds: [] },
    ...{ settledAt: now, expiresAt: now },
  });
  expect(rows).toMatchObject([{ name: 'payment.settled', payload: { paymentId: payment._id.toString() } }]);
  expect([url, await Promise.all(household.campers.map(paidOf))]).toEqual([
    'http://camp.test/stripe/success',
    [true, true],
  ]);
});

it('asks once whether it may ask Stripe, before it closes two checkouts and opens one', async () => {
  const household = await family(2);
  for (const camper of household.campers) await household.checkout([camper]);
  const statuses = async () =>
    (await models.Payment.find({ userId: household.user._id }).sort({ _id: 1 }).lean()).map(
      ({ status }) => status,
    );
  const refusing = jest.fn(() => Promise.reject(new Error('too often')));
  const asked = jest.fn(() => Promise.resolve());

  await expect(openCheckout(deps(), { ...orderOf(household), beforeAsking: refusing })).rejects.toThrow(
    'too often',
  );
  expect(await statuses()).toEqual(['open', 'open']);
  await openCheckout(deps(), { ...orderOf(household), beforeAsking: asked });
  expect(await statuses()).toEqual(['expired', 'expired', 'open']);
  await openCheckout(deps(), { ...orderOf(household), beforeAsking: refusing });

  expect([refusing.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
});

it('replaces a checkout with exactly 40 minutes left', async () => {
  const household = await family(1);
  await household.checkout();
  const { _id } = await onlyPayment(household.user._id);
  const read = () => models.Payment.findById(_id).orFail().lean();
  await models.Payment.updateOne({ _id }, { expiresAt: new Date(now.getTime() + 40 * 60_000 + 1) });
  await openCheckout(atNoon(), orderOf(household));
  expect((await read()).status).toBe('open');
  await models.Payment.updateOne({ _id }, { expiresAt: new Date(now.getTime() + 40 * 60_000) });

  await openCheckout(atNoon(), orderOf(household));

  expect((await read()).status).toBe('expired');
});

it('closes no checkout of another camper', async () => {
  const household = await family(2);
  const [first, second] = household.campers as [StoredCamper, StoredCamper];
  await household.checkout([first]);
  const before = await onlyPayment(household.user._id);

  await household.checkout([second]);

  expect(await models.Payment.findById(before._id).lean()).toEqual(before);
});

const duplicate = (field: string) =>
  Object.assign(new Error(`The same ${field}`), { code: 11_000, keyPattern: { [field]: 1 } });

it.each([
  [2, 'openCampers', 1],
  [3, 'openCampers', 0],
  [1, 'sessionId', 0],
])('after %i failures by the same %s, stores %i payments', async (failures, field, payments) => {
  const household = await family(1);
  const create = jest.spyOn(models.Payment, 'create');
  for (let failed = 0; failed < failures; failed += 1) create.mockRejectedValueOnce(duplicate(field));

  const attempt = household.checkout().catch((error: Error) => error.message);
  const outcome = await attempt;
  create.mockRestore();

  expect(outcome).toEqual(payments ? expect.anything() : `The same ${field}`);
  expect(await models.Payment.countDocuments({ userId: household.user._id })).toBe(payments);
});

it('opens a checkout again after Stripe was away', async () => {
  const household = await family(1);
  simulator().faults.set({ api: [{ kind: 'down' }] });
  await expect(household.checkout()).rejects.toThrow();
  simulator().faults.clear();
  const { _id } = await onlyPayment(household.user._id);

  const { url } = await household.checkout();

  expect(await onlyPayment(household.user._id)).toMatchObject({ _id, url, status: 'open' });
});
