import type { Action, Subject } from '@camp/contracts/access/catalogue';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
beforeAll(() => createCamp(api.models, { year: 2026 }));

/** A family with a registration and a payment of this year. */
async function family() {
  const user = await api.createAccount({ pendingEmail: 'waits@example.com' });
  const camp = await api.models.Camp.findOne({ year: 2026 }).orFail().lean();
  const camper = await createCamper(api.models, { userId: user._id, campId: camp._id });
  const payment = await api.models.Payment.create({
    userId: user._id,
    campId: camp._id,
    campers: [camper._id],
    lines: [{ camperId: camper._id, name: camper.nameFirst, cost: 30_000, lateFee: 0 }],
    amount: 30_000,
    currency: 'usd',
    status: 'paid',
    expiresAt: api.clock.now(),
  });
  return { user, camper, payment, id: String(user._id) };
}

/** The account's audit rows without their authors. */
const rowsOf = async (userId: string) =>
  (await api.models.Audit.find({ recordIds: userId }).sort({ _id: 1 }).lean()).map(
    ({ action, subject, part, recordIds }) => ({ action, subject, part, recordIds: recordIds.map(String) }),
  );

const holding = async (held: Partial<Record<Subject, readonly Action[]>>) =>
  api.signedIn(await api.createAccount({ roles: [(await createRole(api.models, held)).name] }));

describe('reading another’s account', () => {
  const seen = (part: string, ...recordIds: unknown[]) => ({
    action: 'read',
    subject: 'user',
    part,
    recordIds: recordIds.map(String),
  });
  const clerk = () => holding({ user: ['edit'], camper: ['data'], stripe: ['view-all'] });

  it('is audited once for each call: who, whom, and what kind of record', async () => {
    const { id, camper, payment } = await family();
    const reader = await clerk();
    const calls: [string, object][] = [
      [`user/read/${id}`, seen('contact', id)],
      [`data/user?id=${id}`, seen('medical', id, camper._id, payment._id)],
      [`data/user?id=${id.toUpperCase()}&historical=true`, seen('medical', id, camper._id, payment._id)],
      [`data/user/prior?id=${id}`, seen('records', id)],
    ];

    for (const [path, row] of calls) {
      await api.models.Audit.deleteMany({});
      await reader.get(`/api/${path}`).expect(200);
      expect([path, await rowsOf(id)]).toEqual([path, [row]]);
      expect([path, await api.models.Audit.countDocuments({ actorId: reader.userId })]).toEqual([path, 1]);
    }
  });

  it('is audited if a change without effect returns it', async () => {
    const { id } = await family();
    const reader = await clerk();

    await reader.post(`/api/user/update/${id}`, {}).expect(200);

    expect(await rowsOf(id)).toEqual([seen('contact', id)]);
  });

  it('leaves no audit row for one’s own account or an empty response', async () => {
    const { user, id } = await family();
    const [owner, stranger] = [await api.signedIn(user), await api.signedIn()];

    for (const path of [`user/read/${id}`, `data/user?id=${id}`, `data/user/prior?id=${id}`]) {
      await owner.get(`/api/${path}`).expect(200);
      await stranger.get(`/api/${path}`).expect(404);
    }
    await owner.post(`/api/user/update/${id}`, {}).expect(200);

    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('the profile of somebody whose registrations one may see', () => {
  it('shows a nurse name and contact without roles, and audits it', async () => {
    const { user, id } = await family();
    const nurse = await holding({ camper: ['view-all', 'data'] });

    const { status, body } = await nurse.get(`/api/user/read/${id}`);

    expect(status).toBe(200);
    expect(body.msg).toMatchObject({ nameFirst: user.nameFirst, email: user.email, phone: user.phone });
    for (const hidden of ['roles', 'pendingEmail', 'passwordHash'])
      expect(body.msg).not.toHaveProperty(hidden);
    const written = await api.models.Audit.find({ recordIds: user._id }).lean();
    expect(
      written.map(({ action, subject, part, actorId }) => [action, subject, part, String(actorId)]),
    ).toEqual([['read', 'user', 'contact', nurse.userId]]);
  });

  it('allows no changes', async () => {
    const { user, id } = await family();
    const nurse = await holding({ camper: ['view-all', 'data'] });

    const answer = await nurse.post(`/api/user/update/${id}`, { nameFirst: 'Changed' });

    expect(answer.status).toBe(404);
    expect((await api.models.User.findById(id).orFail().lean()).nameFirst).toBe(user.nameFirst);
  });

  it('lists the registrations, and payments only with view-all on stripe', async () => {
    const { camper, id } = await family();
    const nurse = await holding({ camper: ['view-all', 'data'] });
    const treasurer = await holding({ camper: ['data'], stripe: ['view-all'] });
    const related = async (client: typeof nurse) => (await client.get(`/api/data/user?id=${id}`)).body;

    const [toNurse, toTreasurer] = [await related(nurse), await related(treasurer)];

    expect(toNurse.camper).toMatchObject([{ _id: String(camper._id) }]);
    expect(toNurse.payments).toEqual([]);
    expect(toTreasurer.payments).toMatchObject([{ amount: 300, status: 'paid' }]);
  });

  it('returns payments of the current camp, and of all camps on request, newest first', async () => {
    const { user, camper, payment, id } = await family();
    const past = await createCamp(api.models, { year: 2024 });
    api.clock.pass(1_000);
    const other = await createPayment(api.models, [{ ...camper, campId: past._id }]);
    const owner = await api.signedIn(user);
    const payments = async (path: string) =>
      (await owner.get(path).expect(200)).body.payments.map(({ _id }: { _id: string }) => _id);

    expect(await payments('/api/data/user')).toEqual([String(payment._id)]);
    const newestFirst = [String(other._id), String(payment._id)];
    expect(await payments('/api/data/user?historical=true')).toEqual(newestFirst);
    expect(await payments(`/api/stripe/user/${id}`)).toEqual(newestFirst);
  });

  it.each<[string, Partial<Record<Subject, readonly Action[]>>]>([
    ['view-all without data', { camper: ['view-all'] }],
    ['data on kinds without a record', { counselor: ['data'], staff: ['data'] }],
    ['view-all on payments', { stripe: ['view-all'] }],
  ])('is closed to %s', async (_what, held) => {
    const { id } = await family();
    const person = await holding(held);

    for (const path of [`user/read/${id}`, `data/user?id=${id}`, `data/user/prior?id=${id}`])
      expect([path, (await person.get(`/api/${path}`)).status]).toEqual([path, 404]);
  });

  it('is closed where the user has no registration, or does not exist', async () => {
    const nurse = await holding({ camper: ['view-all', 'data'] });
    const without = await api.createAccount();

    for (const id of [String(without._id), new Types.ObjectId().toString()])
      for (const path of [`user/read/${id}`, `data/user?id=${id}`])
        expect([path, (await nurse.get(`/api/${path}`)).status]).toEqual([path, 404]);
  });

  it('shows the roles to an editor of users', async () => {
    const { id } = await family();
    const editor = await holding({ user: ['edit'], camper: ['data'] });

    expect((await editor.get(`/api/user/read/${id}`)).body.msg.roles).toEqual(['user']);
  });
});
