import { adminRoleName } from '@camp/contracts/access/default-roles';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { knownPassword, serveApi } from '../../test/api-under-test';

const api = serveApi();

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

it('lists accounts by name with their logins, and audits the view', async () => {
  const admin = await administrator();
  const ada = await api.createAccount({ nameFirst: 'Ada', nameLast: 'Zimmer', phone: '(303) 555-0199' });
  await api.createAccount({ nameFirst: 'Ben', nameLast: 'Zimmer', emailVerified: false });
  await api.visitor.post('/api/user/login', { email: ada.email, password: knownPassword });
  await api.deps.afterwards.settled();
  const namesFor = async (query: string) => {
    const { body } = await admin.get(`/api/user/list?${query}`);
    return (body as { nameFirst: string }[]).map(({ nameFirst }) => nameFirst);
  };

  expect(await namesFor('q=zimmer&sort=nameLast')).toEqual(['Ada', 'Ben']);
  expect(await namesFor('q=zimmer&verified=No')).toEqual(['Ben']);
  expect(await namesFor('q=3035550199')).toEqual(['Ada']);
  expect(await namesFor('q=zimmer&role=admin')).toEqual([]);
  expect(await namesFor('q=zimmer&administrator=Yes')).toEqual([]);
  await api.createAccount({ nameFirst: 'Cleo', nameLast: 'Zimmer', roles: ['admin', 'user'] });
  expect(await namesFor('q=zimmer&administrator=Yes')).toEqual(['Cleo']);
  expect(await namesFor('q=zimmer&administrator=Yes&role=user')).toEqual(['Cleo']);
  const { body } = await admin.get('/api/user/list?q=ada');
  expect(body[0]).toMatchObject({ emailVerified: true, lastLogin: api.clock.now().toISOString() });
  expect(body[0]).not.toHaveProperty('passwordHash');
  expect(
    await api.models.Audit.exists({ action: 'list', subject: 'user', recordIds: ada._id }),
  ).not.toBeNull();
});

it('assigns and removes only the roles that differ from those that were shown', async () => {
  const admin = await administrator();
  const [nurse, cook] = [await createRole(api.models, {}), await createRole(api.models, {})].map(
    ({ name }) => name,
  );
  const { _id } = await api.createAccount({ roles: ['user', String(nurse)] });
  const roles = async (change: object) =>
    (await admin.post(`/api/user/update/${String(_id)}`, change).expect(200)).body.msg.roles;

  const seen = ['user', nurse];
  expect(await roles({ roles: ['user'] })).toEqual(['user']);
  // The administrator's page still shows the role nurse. Adding and removing another role does not restore it.
  expect(await roles({ roles: [...seen, cook], rolesBefore: seen })).toEqual(['user', cook]);
  expect(await roles({ roles: seen, rolesBefore: [...seen, cook] })).toEqual(['user']);
});

it('shows an account’s rights and sends the links that its owner could request', async () => {
  const admin = await administrator();
  const role = await createRole(api.models, { camper: ['view-all'] });
  const user = await api.createAccount({ roles: [role.name] });
  const at = (call: string) => `/api/user/${call}/${String(user._id)}`;

  expect((await admin.get(at('sees'))).body).toEqual({
    roles: [role.name],
    permissions: { camper: ['view-all'] },
    sentences: ['Campers: view everyone’s.'],
  });
  expect((await admin.post(at('sendlink'), { kind: 'reset' })).status).toBe(200);
  expect((await admin.post(at('sendlink'), { kind: 'verification' })).status).toBe(409);
  expect((await admin.post(at('sendlink'), { kind: 'love' })).status).toBe(400);
  expect(await api.models.AccountRequest.countDocuments({ email: user.email, kind: 'reset' })).toBe(1);
});

describe('a deletion', () => {
  it('shows counts first, deletes registrations and pictures, keeps payments without names, and ends sessions', async () => {
    const admin = await administrator();
    const owner = await api.createAccount();
    const session = await api.signedIn(owner);
    const camp = await createCamp(api.models, { year: 2026 });
    const camper = await createCamper(api.models, { userId: owner._id, campId: camp._id });
    const picture = { bytes: Buffer.from('picture'), contentType: 'image/webp', state: 'ready' } as const;
    await api.models.Image.create({ subject: 'camper', recordId: camper._id, ...picture });
    for (const text of ['Swims well', 'Needs a tent near the path'])
      await api.models.Note.create({ recordId: camper._id, userId: camper.userId, text });
    const family = (await session.get('/api/user/erasure').expect(200)).body as object;
    expect(family).toMatchObject({
      counts: [
        { what: 'Camper registrations', count: 1 },
        { what: 'Proofs of vaccination', count: 1 },
      ],
    });
    expect(family).not.toHaveProperty('payments');
    const line = { camperId: camper._id, name: 'Casey Camper', cost: 30_000, lateFee: 0 };
    const money = { amount: 30_000, status: 'expired', expiresAt: api.clock.now() } as const;
    const payment = await api.models.Payment.create({
      ...{ userId: owner._id, campId: camp._id, campers: [camper._id], lines: [line] },
      ...money,
    });
    const id = String(owner._id);

    expect((await admin.get(`/api/user/belongings/${id}`)).body).toEqual({
      counts: [
        { what: 'Camper registrations', count: 1 },
        { what: 'Proofs of vaccination', count: 1 },
        { what: 'Notes', count: 2 },
      ],
      payments: 1,
      refusal: null,
    });
    expect((await admin.delete(`/api/user/delete/${id}`)).status).toBe(200);

    const { models } = api;
    expect(await models.User.exists({ _id: owner._id })).toBeNull();
    expect(await models.Camper.exists({ userId: owner._id })).toBeNull();
    expect(await models.Image.exists({ recordId: camper._id })).toBeNull();
    expect((await models.Payment.findById(payment._id).lean())?.lines[0]?.name).toBe('A camper');
    expect((await session.get('/api/user/current')).status).toBe(401);
  });

  it('is refused for one’s own account, before a paid camp, and for a person with fewer rights', async () => {
    const admin = await administrator();
    const camp = await createCamp(api.models, { year: 2028 });
    const payer = await api.createAccount();
    await createCamper(api.models, { userId: payer._id, campId: camp._id, campYear: 2028, paid: true });
    const deleting = await createRole(api.models, { user: ['delete', 'edit'] });
    const weak = await api.signedIn(await api.createAccount({ roles: [deleting.name] }));
    const deletion = (id: unknown, by = admin) => by.delete(`/api/user/delete/${String(id)}`);

    const [own, paid, stronger] = [
      await deletion(admin.userId),
      await deletion(payer._id),
      await deletion(admin.userId, weak),
    ];

    expect([own.status, own.body.message]).toEqual([409, 'Cannot delete yourself!']);
    expect([paid.status, paid.body.message]).toEqual([
      409,
      'This account has a paid registration for camp 2028. Refund it first.',
    ]);
    expect(stronger.status).toBe(403);
  });

  it('leaves an administrator, when two delete each other at once', async () => {
    const { models } = api;
    for (let round = 0; round < 4; round += 1) {
      await models.User.updateMany({ roles: adminRoleName }, { roles: ['user'] });
      const [one, other] = [await administrator(), await administrator()];
      const answers = await Promise.all([
        one.delete(`/api/user/delete/${other.userId}`),
        other.delete(`/api/user/delete/${one.userId}`),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await models.User.countDocuments({ roles: adminRoleName })).toBe(1);
    }
  });

  it('leaves no administrator without the check, so the deletions do race (control)', async () => {
    const { models } = api;
    await models.User.updateMany({ roles: adminRoleName }, { roles: ['user'] });
    const accounts = [await administrator(), await administrator()];
    const isAnyLeft = async () => (await models.User.countDocuments({ roles: adminRoleName })) > 1;

    const decided = await Promise.all(
      accounts.map(async ({ userId }) => ((await isAnyLeft()) ? [userId] : [])),
    );
    await Promise.all(decided.flat().map((userId) => models.User.deleteOne({ _id: userId })));

    expect(await models.User.countDocuments({ roles: adminRoleName })).toBe(0);
  });
});

it('filters by preferred contact, and refuses an unknown value', async () => {
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const caller = await api.createAccount({ preferedContact: 'PhoneCall', nameLast: 'Wants-Calls' });
  await api.createAccount({ preferedContact: 'Text', nameLast: 'Wants-Calls' });

  const { body } = await admin.get('/api/user/list?preferedContact=PhoneCall&q=Wants-Calls').expect(200);

  expect(body).toMatchObject([{ _id: String(caller._id), preferedContact: 'PhoneCall' }]);
  await admin.get('/api/user/list?preferedContact=Pigeon').expect(400);
});
