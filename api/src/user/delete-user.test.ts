import { start, type Simulator } from '@camp/local-stripe/start';
import { createAccountRequest } from '@camp/database/test/factories/account-request';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createParent } from '@camp/database/test/factories/parent';
import { createPayment } from '@camp/database/test/factories/payment';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

let simulator: Simulator;
// The simulator uses the API's clock, which is set to 2026.
beforeAll(async () => {
  simulator = await start({ delayedSettlementSeconds: null, clock: () => api.clock.now() });
});
const api = serveApi({ stripeUrl: () => simulator.url });
afterAll(() => simulator.close());

it('closes no checkout if the deletion is refused, and every checkout otherwise', async () => {
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

/** One record of each kind that is deleted with an account. */
async function everythingOf(userId: Types.ObjectId, campId: Types.ObjectId) {
  const owned = { userId, campId };
  const camper = await createCamper(api.models, { ...owned, nameFirst: 'Casey', nameLast: 'Camper' });
  await createCounselorApplication(api.models, { counselor: await createCounselor(api.models, owned) });
  await createStaffApplication(api.models, owned);
  await createParent(api.models, { userId });
  await createPayment(api.models, [camper], { status: 'expired', settledAt: undefined });
  const { SavedView, Note, Link } = api.models;
  const name = String(userId);
  await SavedView.create({ list: 'camper', name, nameKey: name, query: '', userId });
  await Note.create({ recordId: camper._id, userId: new Types.ObjectId(), text: 'Homesick' });
  const link = { purpose: 'verify-email', email: `${name}@example.com`, tokenHash: name } as const;
  await Link.create({ ...link, userId, expiresAt: api.clock.now() });
  return camper;
}

it('deletes everything of the account and nothing of another, and offers its seat to the longest-waiting camper', async () => {
  const { models } = api;
  await models.Camp.deleteMany({});
  const { _id: campId } = await createCamp(models, { year: 2026, waitListAfter: 2 });
  const [gone, stays] = [await api.createAccount(), await api.createAccount()];
  const campers = [await everythingOf(gone._id, campId), await everythingOf(stays._id, campId)];
  const waiting = await createCamper(models, { campId, waitlist: true });
  const past = await createCamp(models, {
    year: 2020,
    endDate: new Date('2020-07-29'),
    campSunday: new Date('2020-08-01'),
  });
  await createCamper(models, { userId: gone._id, campId: past._id, paid: true });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const again = await createAccountRequest(models, { email: gone.email });
  const strangers = await createAccountRequest(models);

  await admin.delete(`/api/user/delete/${String(gone._id)}`).expect(200);

  expect((await models.AccountRequest.find().lean()).map(({ _id }) => _id)).toEqual([strangers._id]);
  const erasures = await models.Erasure.find().lean();
  const erasure = erasures.find(({ recordIds }) => recordIds.some((id) => id.equals(gone._id)));
  expect(erasure?.recordIds.map(String)).toEqual(
    expect.arrayContaining([gone._id, campers[0]?._id, again._id].map(String)),
  );
  expect(erasure?.recordIds.map(String)).not.toContain(String(campers[1]?._id));

  const { Camper, Counselor, CounselorApplication, StaffApplication, Parent, SavedView, Link } = models;
  const counted = (userId: Types.ObjectId) =>
    Promise.all([
      Camper.countDocuments({ userId }),
      Counselor.countDocuments({ userId }),
      CounselorApplication.countDocuments({ userId }),
      StaffApplication.countDocuments({ userId }),
      Parent.countDocuments({ userId }),
      SavedView.countDocuments({ userId }),
      Link.countDocuments({ userId }),
      models.User.countDocuments({ _id: userId }),
    ]);
  expect([await counted(gone._id), await counted(stays._id)]).toEqual([Array(8).fill(0), Array(8).fill(1)]);
  expect((await models.Note.find().lean()).map(({ recordId }) => recordId)).toEqual([campers[1]?._id]);
  const nameIn = async ({ _id: userId }: typeof gone) =>
    (await models.Payment.findOne({ userId }).orFail().lean()).lines.map(({ name }) => name);
  expect([await nameIn(gone), await nameIn(stays)]).toEqual([['A camper'], ['Casey Camper']]);
  expect((await Camper.findById(waiting._id).orFail().lean()).waitlist).toBe(false);
  const written = await models.Audit.find({ action: 'delete', recordIds: gone._id }).lean();
  expect(written.map(({ subject, actorId }) => [subject, String(actorId)])).toEqual([['user', admin.userId]]);
});
