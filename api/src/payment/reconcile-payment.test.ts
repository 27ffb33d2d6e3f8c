import { start, type Simulator } from '@camp/local-stripe/start';
import { settle } from '@camp/payments/settle';
import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { serveApi } from '../../test/api-under-test';

let simulator: Simulator;
// The simulator's time is the API's, which stands in 2026.
beforeAll(async () => {
  simulator = await start({ delayedSettlementSeconds: null, clock: () => api.clock.now() });
});
const api = serveApi({ stripeUrl: () => simulator.url });
afterAll(() => simulator.close());

/** A family that has paid for one camper, the office, and the payment. */
async function paid() {
  const user = await api.createAccount();
  const camp =
    (await api.models.Camp.findOne({ year: 2026 })) ?? (await createCamp(api.models, { year: 2026 }));
  const camper = await createCamper(api.models, { userId: user._id, campId: camp._id, paid: false });
  const family = await api.signedIn(user);
  await family.post('/api/stripe/create', { campers: [String(camper._id)] }).expect(200);
  const opened = await api.models.Payment.findOne({ userId: user._id }).orFail().lean();
  simulator.sessions.pay(String(opened.sessionId));
  await settle(api.deps, String(opened.sessionId));
  const payment = () => api.models.Payment.findById(opened._id).orFail().lean();
  const office = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const settleBy = (action: string, id = String(opened._id)) =>
    office.post(`/api/stripe/reconcile/${id}`, { action });
  return { user, camper, office, payment, settleBy, id: String(opened._id) };
}

it('matches a refund by hand to the one that waits, and answers 409 with why where nothing is left to do', async () => {
  const { office, payment, settleBy, id } = await paid();
  await office.post('/api/stripe/refund', { payment: id, reason: 'Ill.' }).expect(200);
  await api.deps.stripe.refunds.create({ payment_intent: String((await payment()).paymentIntentId) });
  const early = await settleBy('refund-again').expect(409);
  expect(early.body.message).toContain('Take over first what was sent back there by hand.');

  await settleBy('take-over').expect(200);

  expect((await payment()).refunds).toMatchObject([{ amount: 30_000, status: 'done', reason: 'Ill.' }]);
  for (const action of ['take-over', 'refund-again', 'send-back', 'keep-record']) {
    const { status, body } = await settleBy(action);
    expect([action, status]).toEqual([action, 409]);
    expect(body.message.length).toBeGreaterThan(20);
  }
  const { body } = await office.get('/api/stripe/reconciliation').expect(200);
  expect(body.filter((one: { payment: string }) => one.payment === id)).toEqual([]);
});
