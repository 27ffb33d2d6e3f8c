import { phoneMissing } from '@camp/contracts/test/sentences/sentences';
import { accountSentences, streetTooLong, zipWrong } from '@camp/contracts/test/sentences/user';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));

describe('changing one’s own account', () => {
  it('changes only sent fields, and removes an optional field that is sent empty', async () => {
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

  it('accepts an unchanged invalid answer of earlier years, and refuses a new one', async () => {
    const person = await api.signedIn(
      await api.createAccount({ addressZip: 'none', phone: 'ask my mother' }),
    );
    const change = (fields: object) => person.post(`/api/user/update/${person.userId}`, fields);
    const old = { addressZip: 'none', phone: ' ask my mother ' };

    const { status, body } = await change({ ...old, nameFirst: 'Anna' });

    expect([status, body.msg]).toMatchObject([200, { nameFirst: 'Anna', addressZip: 'none' }]);
    expect((await change({ ...old, addressZip: 'nowhere' })).body.errors).toEqual([
      { path: 'addressZip', message: zipWrong },
    ]);
  });

  it('ignores roles from a person who may not edit users', async () => {
    const person = await api.signedIn();
    const { body } = await person.post(`/api/user/update/${person.userId}`, { roles: ['admin'] }).expect(200);
    expect(body.msg.roles).toEqual(['user']);
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
      { path: 'nameFirst', message: accountSentences.missing.nameFirst },
      { path: 'addressStreet', message: streetTooLong },
      { path: 'phone', message: phoneMissing },
    ]);
  });
});

describe('changing other accounts', () => {
  it('requires the right to edit users, and hides the account from others', async () => {
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

  it('audits who changed which roles, and nothing if they stay the same', async () => {
    const [admin, user] = [await administrator(), await api.createAccount()];
    const set = (roles: string[]) => admin.post(`/api/user/update/${String(user._id)}`, { roles });
    await set(['user']).expect(200);
    await set(['user', 'admin']).expect(200);
    await set(['user', 'admin', 'nonsense']).expect(400);

    const rows = await api.models.Audit.find({ recordIds: user._id, action: 'change-roles' }).lean();

    expect(rows.map(({ subject, actorId, roles }) => [subject, String(actorId), roles])).toEqual([
      ['user', admin.userId, { before: ['user'], after: ['user', 'admin'] }],
    ]);
  });

  it('refuses roles that do not exist, and rights that the editor does not hold (S23)', async () => {
    const registrar = await createRole(api.models, { user: ['edit', 'view-all'], camper: ['view-all'] });
    const lesser = await createRole(api.models, { camper: ['view-all'] });
    const person = await api.signedIn(await api.createAccount({ roles: [registrar.name] }));
    const user = await api.createAccount({ roles: ['user'] });
    const set = (roles: string[]) => person.post(`/api/user/update/${String(user._id)}`, { roles });

    expect((await set(['user', 'nonsense'])).body.errors).toEqual([
      { path: 'roles', message: "Unknown role 'nonsense'." },
    ]);
    expect((await set(['user', 'admin'])).status).toBe(403);
    expect((await set(['user', lesser.name])).status).toBe(200);
  });

  it('protects the last administrator, also if two revoke each other’s role concurrently (S23)', async () => {
    await api.models.User.updateMany({ roles: 'admin' }, { roles: ['user'] });
    const [one, other] = [await administrator(), await administrator()];
    const take = (from: string, by: typeof one) => by.post(`/api/user/update/${from}`, { roles: ['user'] });

    const answers = await Promise.all([take(one.userId, other), take(other.userId, one)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-administrator');
    expect(await api.models.User.countDocuments({ roles: 'admin' })).toBe(1);
  });

  it('protects a person who became the last administrator during the request', async () => {
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

describe('what somebody else changes of an account', () => {
  const editing = async (rights: Parameters<typeof createRole>[1] = {}) => {
    const role = await createRole(api.models, { user: ['edit'], ...rights });
    return api.signedIn(await api.createAccount({ roles: ['user', role.name] }));
  };
  const update = (by: Client, { _id }: { _id: unknown }, values: object) =>
    by.post(`/api/user/update/${String(_id)}`, values);

  it('is audited by the names of the fields and emailed to the owner, once per ten minutes', async () => {
    const [editor, owner] = [await editing(), await api.createAccount()];

    await update(editor, owner, { nameFirst: 'Renamed', phone: owner.phone }).expect(200);
    await update(editor, owner, { nameLast: 'Again' }).expect(200);
    await update(editor, owner, {}).expect(200);

    const audits = await api.models.Audit.find({ recordIds: owner._id, action: 'change' }).lean();
    expect(audits).toMatchObject([
      { subject: 'user', fields: ['nameFirst'] },
      { subject: 'user', fields: ['nameLast'] },
    ]);
    expect(String(audits[0]?.actorId)).toBe(editor.userId);
    expect(JSON.stringify(audits)).not.toContain('Renamed');
    const ids = audits.map(({ _id }) => String(_id));
    const rows = await api.models.Outbox.find({ name: 'user.account-changed' }).sort({ createdAt: 1 }).lean();
    const mails = rows.filter(({ payload }) => ids.includes(String(payload.auditId)));
    expect(mails.map(({ payload, notBefore }) => [payload.auditId, notBefore !== undefined])).toEqual([
      [ids[0], false],
      [ids[1], true],
    ]);
  });

  it('is audited for roles, but not for the owner’s own changes', async () => {
    const admin = await administrator();
    const owner = await api.createAccount();
    await update(admin, owner, { roles: ['user', 'admin'] }).expect(200);
    await update(await api.signedIn(owner), owner, { nameFirst: 'Own' }).expect(200);

    const audits = await api.models.Audit.find({ recordIds: owner._id, action: 'change' }).lean();
    expect(audits).toMatchObject([{ fields: ['roles'] }]);
  });

  it.each([
    ['an administrator', { roles: ['user', 'admin'] }, {}],
    ['a reader of medical answers', undefined, { camper: ['data'] }],
  ] as const)('is refused to a person with fewer rights: %s', async (_who, values, rights) => {
    const held = await createRole(api.models, rights);
    const owner = await api.createAccount(
      values ? { roles: [...values.roles] } : { roles: ['user', held.name] },
    );
    const weak = await editing();

    const answers = [
      await update(weak, owner, { nameFirst: 'Renamed' }),
      await update(weak, owner, { roles: owner.roles, nameLast: 'Renamed' }),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'forbidden']),
    );
    const stored = await api.models.User.findById(owner._id).orFail().lean();
    expect([stored.nameFirst, stored.nameLast]).toEqual([owner.nameFirst, owner.nameLast]);
    // As a control, a person with the same rights may change it.
    const equal = values ? await administrator() : await editing({ camper: ['data'] });
    await update(equal, owner, { nameFirst: 'Renamed' }).expect(200);
  });
});
