import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

let simulator: Simulator;
// The simulator uses the API's clock, which is set to 2026.
beforeAll(async () => {
  simulator = await start({ delayedSettlementSeconds: null, clock: () => api.clock.now() });
});
const api = serveApi({ stripeUrl: () => simulator.url });
afterAll(() => simulator.close());

it('closes no checkout if the deletion is refused, and every one if it is not', async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const user = await api.createAccount();
  const make = (paid: boolean) => createCamper(api.models, { userId: user._id, campId: camp._id, paid });
  const [unpaid, paid] = [await make(false), await make(true)];
  const family = await api.signedIn(user);
  await family.post('/api/stripe/create', { campers: [String(unpaid._id)] }).expect(200);
  const payment = () => api.models.Payment.findOne({ userId: user._id }).orFail().lean();
  const atStripe = async () =>
    (await api.deps.stripe.checkout.sessions.retrieve(String((await payment()).sessionId))).status;
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const deleteAccount = () => admin.delete(`/api/user/delete/${String(user._id)}`);

  await deleteAccount().expect(409);

  expect([(await payment()).status, await atStripe()]).toEqual(['open', 'open']);
  await api.models.Camper.updateOne({ _id: paid._id }, { paid: false });
  await deleteAccount().expect(200);
  expect([(await payment()).status, await atStripe()]).toEqual(['expired', 'expired']);
});
