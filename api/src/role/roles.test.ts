import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { saysSessionEnded } from '@camp/contracts/user/session-ended';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

it('checks a role’s name and words', async () => {
  const admin = await administrator();
  const answers: [object, number, string][] = [
    [{}, 400, smallForms.roleNameMissing],
    [{ name: 'N'.repeat(51) }, 400, 'Enter a role name (between 1 and 50 characters).'],
    [{ name: 'Nurse', actions: { cabin: { view: true } } }, 400, 'Unknown subject or action.'],
    [{ name: 'Nurse', actions: { camper: { fly: true } } }, 400, 'Unknown subject or action.'],
    [{ name: 'ADMIN' }, 409, 'A role with this name already exists. Choose another name.'],
    [{ name: '\u0410\u0501\u043C\u0456\u0578' }, 400, 'Use letters from one alphabet.'],
    [{ name: '\u0430dmin' }, 400, 'Use letters from one alphabet.'],
    [{ name: 'adm1n' }, 409, 'A role with this name already exists. Choose another name.'],
    [{ name: '\u00FAser' }, 409, 'A role with this name already exists. Choose another name.'],
    [{ name: '__proto__' }, 400, 'Choose a different role name.'],
    [{ name: 'constructor' }, 400, 'Choose a different role name.'],
    [JSON.parse('{"name":"Nurse","actions":{"__proto__":{"view":true}}}'), 400, 'Unknown subject or action.'],
    [
      JSON.parse('{"name":"Nurse","actions":{"camper":{"__proto__":true}}}'),
      400,
      'Unknown subject or action.',
    ],
  ];
  for (const [body, status, message] of answers) {
    const answer = await admin.post('/api/role/create', body);
    expect([answer.status, answer.body.errors?.[0]?.message ?? answer.body.message]).toEqual([
      status,
      message,
    ]);
  }
});

it('is created, assigned, renamed on its holders and deleted, each with effect on the next request', async () => {
  const admin = await administrator();
  const actions = { camper: { 'view-all': true } };
  const somebody = await api.createAccount();
  const made = await admin.post('/api/role/create', { name: 'Nurse', actions, userId: somebody._id });
  const { _id } = made.body;
  const nurse = await api.signedIn(await api.createAccount({ roles: ['user', 'Nurse'] }));
  const listed = async () => (await nurse.get('/api/camper/list')).status;
  expect([made.status, made.body.msg.actions, await listed()]).toEqual([201, actions, 200]);

  const renamed = await admin.post(`/api/role/update/${_id}`, { name: 'Camp nurse' });
  expect([renamed.body.msg.name, renamed.body.msg.holders, await listed()]).toEqual(['Camp nurse', 1, 200]);
  await admin.post(`/api/role/update/${_id}`, { actions: { camper: { view: true } } });
  expect(await listed()).toBe(403);

  expect((await admin.delete(`/api/role/delete/${_id}`)).status).toBe(200);
  expect((await api.models.User.findById(nurse.userId).lean())?.roles).toEqual(['user']);
  expect((await admin.get(`/api/role/read/${_id}`)).status).toBe(404);
  const audited = await api.models.Audit.find({ subject: 'role' }).sort({ _id: 1 }).lean();
  expect(new Set(audited.map(({ actorId }) => String(actorId)))).toEqual(new Set([String(admin.userId)]));
  expect(audited.map(({ action, fields }) => [action, fields])).toEqual([
    ['create', undefined],
    ['change', ['name']],
    ['change', ['camper']],
    ['delete', undefined],
  ]);
});

it('is created once per submit, and again once its name is free and a minute has passed', async () => {
  const admin = await administrator();
  const create = (actions = {}) => admin.post('/api/role/create', { name: 'Cook', actions });
  const made = await Promise.all([1, 2, 3].map(() => create()));
  const ids = new Set(made.map(({ body }) => body._id));
  const other = await create({ camper: { view: true } });
  expect([made.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201], 1]);
  expect([other.status, other.body.message]).toEqual([
    409,
    'A role with this name already exists. Choose another name.',
  ]);

  api.clock.pass(61_000);
  expect((await create()).status).toBe(409);
  await admin.post(`/api/role/update/${[...ids][0]}`, { name: 'Kitchen' }).expect(200);
  const again = await create();
  expect([again.status, ids.has(again.body._id)]).toEqual([201, false]);
});

it('grants and revokes no right that the person does not hold (S23)', async () => {
  const admin = await createRole(api.models, {
    role: ['create', 'edit', 'delete', 'view-all'],
    camper: ['view-all'],
  });
  const person = await api.signedIn(await api.createAccount({ roles: [admin.name] }));
  const strong = await createRole(api.models, { stripe: ['edit-all'], camper: ['view-all'] });
  const at = `/api/role/update/${String(strong._id)}`;
  const right = (held: boolean) => ({ actions: { camper: { 'view-all': held } } });

  const statuses = [
    await person.post('/api/role/create', { name: 'Own', actions: { camper: { 'view-all': true } } }),
    await person.post('/api/role/create', { name: 'More', actions: { camper: { data: true } } }),
    await person.post(at, { actions: { stripe: {} } }),
    await person.post(at, right(false)),
    await person.delete(`/api/role/delete/${String(strong._id)}`),
  ].map(({ status }) => status);

  expect(statuses).toEqual([201, 403, 403, 200, 403]);
});

it('protects the default roles, their names and the rights of admin', async () => {
  const admin = await administrator();
  const [adminRole, userRole] = await Promise.all(
    ['admin', 'user'].map((name) => api.models.Role.findOne({ name }).lean()),
  );
  const answers = [
    await admin.delete(`/api/role/delete/${String(adminRole?._id)}`),
    await admin.delete(`/api/role/delete/${String(userRole?._id)}`),
    await admin.post(`/api/role/update/${String(userRole?._id)}`, { name: 'family' }),
    await admin.post(`/api/role/update/${String(adminRole?._id)}`, { actions: { camper: {} } }),
  ];

  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [409, 'A default role can’t be deleted.'],
    [409, 'A default role can’t be deleted.'],
    [409, 'A default role can’t be renamed.'],
    [409, 'The role admin always has every action.'],
  ]);
});

it('leaves nobody with a role that is deleted while it is assigned', async () => {
  const admin = await administrator();
  const roles = await Promise.all([1, 2, 3, 4].map(() => createRole(api.models, { test: ['view'] })));

  for (const { _id, name } of roles) {
    const user = await api.createAccount();
    await Promise.all([
      admin.post(`/api/user/update/${String(user._id)}`, { roles: ['user', name] }),
      admin.delete(`/api/role/delete/${String(_id)}`),
    ]);
    expect((await api.models.User.findById(user._id).lean())?.roles).toEqual(['user']);
  }
});

it('does not quote a taken name in the refusal, since a page could mistake the name for an ended session', async () => {
  const admin = await administrator();
  const create = (actions: object) => admin.post('/api/role/create', { name: 'jwt expired', actions });
  await create({}).expect(201);

  const { status, body } = await create({ camper: { view: true } });

  expect(status).toBe(409);
  expect(saysSessionEnded(body.message)).toBe(false);
});

it('accepts one of two lookalike names, also concurrently, and stores names composed', async () => {
  const admin = await administrator();
  const before = await api.models.Role.countDocuments();
  // Each of the last three uses one alphabet: Cyrillic, Greek or Latin.
  const names = ['HOPE', 'h0pe', 'Hope', 'H\u00D3PE', '\u041D\u041E\u0420\u0415', '\u0397\u039F\u03A1\u0395'];

  const made = await Promise.all(names.map((name) => admin.post('/api/role/create', { name })));

  expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await api.models.Role.countDocuments()).toBe(before + 1);
  const { body } = await admin.post('/api/role/create', { name: 'Me\u0301decin' }).expect(201);
  expect(body.msg.name).toBe('M\u00E9decin');
  const renamed = await admin.post(`/api/role/update/${body._id}`, { name: 'h\u00F6pe' });
  expect([renamed.status, renamed.body.message]).toEqual([
    409,
    'A role with this name already exists. Choose another name.',
  ]);
  await admin.post(`/api/role/update/${body._id}`, { name: 'MEDECIN' }).expect(200);
});

it.each<[Permissions, number]>([
  [{ role: ['view'] }, 200],
  [{ role: ['view-all'] }, 200],
  [{ role: ['edit'] }, 200],
  [{ user: ['edit'] }, 200],
  [{ role: ['delete'], user: ['view-all'] }, 403],
])('are listed for people who may see or assign them: %j is %d', async (held, expected) => {
  const { name } = await createRole(api.models, held);
  const client = await api.signedIn(await api.createAccount({ roles: [name] }));
  expect((await client.get('/api/role/list')).status).toBe(expected);
});
