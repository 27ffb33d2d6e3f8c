import type { StoredUser } from '@camp/database/user/user-model';
import { linkToken } from '@camp/runtime/link-token';
import { createRole } from '@camp/testing/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));

/** Asks for another address as the person; what the link mailed to it carries. */
async function askForAddress(user: StoredUser, email: string) {
  const person = await api.signedIn(user);
  await person.post(`/api/user/update/${person.userId}`, { email }).expect(200);
  return { email, emailVerificationUUID: await newestToken(user) };
}

async function newestToken({ _id }: StoredUser): Promise<string> {
  const link = await api.models.Link.findOne({ userId: _id }).sort({ _id: -1 }).orFail().lean();
  return linkToken(api.deps.settings.jwtSecret, String(link._id));
}

async function resetPassword(user: StoredUser): Promise<void> {
  await api.visitor.post('/api/user/sendpasswordreset', { email: user.email }).expect(200);
  const passwords = { newPassword: 'Moonlight2', newPasswordConf: 'Moonlight2' };
  const presented = { email: user.email, uuid: await newestToken(user), ...passwords };
  await api.visitor.post('/api/user/resetpassword', presented).expect(200);
}

describe('changing one’s own account', () => {
  it('changes what is sent and nothing else; an emptied optional field goes away', async () => {
    const user = await api.createAccount({ phoneAlt: '555-123-9999' });
    const person = await api.signedIn(user);

    const { status, body } = await person.post(`/api/user/update/${person.userId}`, {
      nameFirst: 'Anna',
      phoneAlt: '',
      passwordHash: 'x',
      emailVerified: false,
    });

    expect(status).toBe(200);
    expect(body.msg).toMatchObject({ nameFirst: 'Anna', nameLast: user.nameLast, email: user.email });
    const stored = await api.models.User.findById(person.userId).orFail().lean();
    expect(stored).toMatchObject({ passwordHash: user.passwordHash, emailVerified: true });
    expect(stored).not.toHaveProperty('phoneAlt');
  });

  it('ignores roles from a person who may not edit users', async () => {
    const person = await api.signedIn();
    const { body } = await person.post(`/api/user/update/${person.userId}`, { roles: ['admin'] }).expect(200);
    expect(body.msg.roles).toEqual(['user']);
  });

  it('keeps the old address until the new one is verified', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const email = `new.${user.email}`;

    const { body } = await person.post(`/api/user/update/${person.userId}`, { email }).expect(200);

    expect(body.msg.email).toBe(user.email);
    const notice = { name: 'user.address-change-requested', 'payload.userId': String(user._id) } as const;
    expect(await api.models.Outbox.countDocuments(notice)).toBe(1);
    const link = await api.models.Link.findOne({ userId: user._id, email }).orFail().lean();
    const emailVerificationUUID = linkToken(api.deps.settings.jwtSecret, String(link._id));
    await api.visitor.post('/api/user/verify', { email, emailVerificationUUID }).expect(200);
    await api.visitor.post('/api/user/verify', { email, emailVerificationUUID }).expect(200);
    expect((await person.get('/api/user/current')).body.msg.email).toBe(email);
  });

  it('shows the address that waits to its owner and to nobody else', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const email = `new.${user.email}`;
    const path = `/api/user/read/${person.userId}`;

    const changed = await person.post(`/api/user/update/${person.userId}`, { email }).expect(200);

    for (const { body } of [changed, await person.get('/api/user/current'), await person.get(path)])
      expect(body.msg.pendingEmail).toBe(email);
    expect((await (await administrator()).get(path).expect(200)).body.msg).not.toHaveProperty('pendingEmail');
  });

  it('tells the former address once, by the link that keeps it for longer than a mail is tried', async () => {
    const user = await api.createAccount();
    const email = `new.${user.email}`;
    const link = await askForAddress(user, email);

    await api.visitor.post('/api/user/verify', link).expect(200);
    await api.visitor.post('/api/user/verify', link).expect(200);

    const stored = await api.models.Link.findOne({ userId: user._id }).orFail().lean();
    expect(stored.formerEmail).toBe(user.email);
    expect(stored.expiresAt.getTime() - api.clock.now().getTime()).toBeGreaterThan(24 * 60 * 60 * 1000);
    const told = { name: 'user.address-changed', 'payload.linkId': String(stored._id) } as const;
    expect(await api.models.Outbox.countDocuments(told)).toBe(1);
  });

  it('drops a new address that waits as soon as the owner chooses a new password', async () => {
    const user = await api.createAccount();
    const thiefs = await askForAddress(user, `thief.${user.email}`);
    await resetPassword(user);

    const answer = await api.visitor.post('/api/user/verify', thiefs);

    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    const stored = await api.models.User.findById(user._id).orFail().lean();
    expect(stored.email).toBe(user.email);
    expect(stored).not.toHaveProperty('pendingEmail');
    // Nor does it work when the same address is asked for again.
    await askForAddress(user, thiefs.email);
    expect((await api.visitor.post('/api/user/verify', thiefs)).status).toBe(400);
  });

  it('tells nobody that a new address is taken, and tells its owner', async () => {
    const [user, owner] = [await api.createAccount(), await api.createAccount()];
    const person = await api.signedIn(user);

    await person.post(`/api/user/update/${person.userId}`, { email: owner.email }).expect(200);

    expect(await api.models.Link.countDocuments({ userId: user._id })).toBe(0);
    const notice = { name: 'user.known-address-wanted', 'payload.userId': String(owner._id) } as const;
    expect(await api.models.Outbox.countDocuments(notice)).toBe(1);
  });

  it('names wrong fields in the specification’s words', async () => {
    const person = await api.signedIn();
    const answer = await person.post(`/api/user/update/${person.userId}`, {
      nameFirst: '',
      addressStreet: 'x'.repeat(51),
      phone: '12',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: 'nameFirst', message: 'First Name is required.' },
      { path: 'addressStreet', message: 'Enter an address between 1 and 50 characters.' },
      { path: 'phone', message: 'Enter a phone number, including area code.' },
    ]);
  });
});

describe('changing other accounts', () => {
  it('is for who may edit users; for others the account does not exist', async () => {
    const [person, user] = [await api.signedIn(), await api.createAccount()];
    for (const answer of [
      await person.get(`/api/user/read/${String(user._id)}`),
      await person.post(`/api/user/update/${String(user._id)}`, { nameFirst: 'X' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);

    const admin = await administrator();
    expect((await admin.get(`/api/user/read/${String(user._id)}`)).body.msg.email).toBe(user.email);
    const changed = await admin.post(`/api/user/update/${String(user._id)}`, {
      roles: ['user', 'admin', 'user'],
    });
    expect(changed.body.msg.roles).toEqual(['user', 'admin']);
  });

  it('refuses roles that do not exist, and rights that the editor does not hold', async () => {
    const registrar = await createRole(api.models, { user: ['edit', 'view-all'], camper: ['view-all'] });
    const lesser = await createRole(api.models, { camper: ['view-all'] });
    const person = await api.signedIn(await api.createAccount({ roles: [registrar.name] }));
    const user = await api.createAccount({ roles: ['user'] });
    const set = (roles: string[]) => person.post(`/api/user/update/${String(user._id)}`, { roles });

    expect((await set(['user', 'nonsense'])).body.errors).toEqual([
      { path: 'roles', message: "There is no role 'nonsense'." },
    ]);
    expect((await set(['user', 'admin'])).status).toBe(403);
    expect((await set(['user', lesser.name])).status).toBe(200);
  });

  it('lets nobody take over a more powerful account by its address', async () => {
    const registrar = await createRole(api.models, { user: ['edit'] });
    const person = await api.signedIn(await api.createAccount({ roles: [registrar.name] }));
    const admin = await api.createAccount({ roles: ['admin'] });
    const answer = await person.post(`/api/user/update/${String(admin._id)}`, { email: 'mine@example.com' });
    expect(answer.status).toBe(403);
  });

  it('keeps the last administrator, also when two take the role from each other at once', async () => {
    await api.models.User.updateMany({ roles: 'admin' }, { roles: ['user'] });
    const [one, other] = [await administrator(), await administrator()];
    const take = (from: string, by: typeof one) => by.post(`/api/user/update/${from}`, { roles: ['user'] });

    const answers = await Promise.all([take(one.userId, other), take(other.userId, one)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-administrator');
    expect(await api.models.User.countDocuments({ roles: 'admin' })).toBe(1);
  });

  it('keeps the last administrator who became one while the request was under way', async () => {
    await api.models.User.updateMany({ roles: 'admin' }, { roles: ['user'] });
    const by = await administrator();
    const target = await api.createAccount();
    jest.spyOn(api.deps.limiter, 'hit').mockImplementationOnce(async () => {
      await api.models.User.updateOne({ _id: by.userId }, { roles: ['user'] });
      await api.models.User.updateOne({ _id: target._id }, { roles: ['user', 'admin'] });
      return 0;
    });

    const answer = await by.post(`/api/user/update/${String(target._id)}`, {
      email: `new.${target.email}`,
      roles: ['user'],
    });

    expect([answer.status, answer.body.code]).toEqual([409, 'last-administrator']);
    expect((await api.models.User.findById(target._id).orFail().lean()).roles).toEqual(['user', 'admin']);
  });
});
