import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const writtenDown = (values: object, createdAt: string) =>
  api.models.Audit.create({ action: 'read', subject: 'camper', recordIds: [], ...values, createdAt });

it('finds rows by person, record, kind and day, latest first, without any content', async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const ruth = await api.createAccount({ roles: ['admin'], nameFirst: 'Ruth', nameLast: 'Alder' });
  const nurse = await api.createAccount({ nameFirst: 'Nell', nameLast: 'Nurse' });
  const camper = await createCamper(api.models, {
    campId: camp._id,
    nameFirst: 'Lucia',
    nameLast: 'Rivera',
    allergicReactionsVal: 'Marker of a medical answer',
  });
  const counselor = await createCounselor(api.models, {
    campId: camp._id,
    nameFirst: 'Cora',
    nameLast: 'Reyes',
  });
  const cook = await createStaffApplication(api.models, {
    campId: camp._id,
    nameFirst: 'Kit',
    nameLast: 'Cook',
  });
  await writtenDown(
    { actorId: nurse._id, subject: 'counselor', recordIds: [counselor._id] },
    '2026-05-02T10:00:00Z',
  );
  await writtenDown(
    { actorId: nurse._id, action: 'export', subject: 'staff', recordIds: [cook._id] },
    '2026-05-01T10:00:00Z',
  );
  const many = Array.from({ length: 5 }, () => new Types.ObjectId());
  await writtenDown({ actorId: nurse._id, part: 'medical', recordIds: [camper._id] }, '2026-06-01T10:00:00Z');
  await writtenDown({ actorId: ruth._id, action: 'list', recordIds: many }, '2026-06-02T23:59:59Z');
  const roles = { before: ['user'], after: ['user', 'nurse'] };
  await writtenDown(
    { actorId: ruth._id, action: 'change-roles', subject: 'user', recordIds: [nurse._id], roles },
    '2026-06-03T00:00:00Z',
  );
  const admin = await api.signedIn(ruth);
  const ask = async (query: object) => {
    const answer = await admin.get('/api/audit/list').query(query).expect(200);
    return answer.body as { action: string; kind: string }[];
  };
  const [roleChange, listed, read] = ['change-roles', 'list', 'read'];

  const cases: [object, (string | undefined)[]][] = [
    [{ from: '2026-06-01', to: '2026-06-30' }, [roleChange, listed, read]],
    [{ from: '2026-06-01', to: '2026-06-30', sort: 'createdAt' }, [read, listed, roleChange]],
    [{ person: String(nurse._id), from: '2026-06-01' }, [read]],
    [{ q: 'nurse', from: '2026-06-01' }, [roleChange, read]],
    [{ q: 'reyes' }, [read]],
    [{ q: 'kit cook' }, ['export']],
    [{ q: 'lucia rivera' }, [read]],
    [{ q: String(camper._id) }, [read]],
    [{ kind: 'user' }, [roleChange]],
    [{ from: '2026-06-02', to: '2026-06-02' }, [listed]],
    [{ q: 'nobody of that name' }, []],
  ];
  for (const [query, actions] of cases)
    expect([query, (await ask(query)).map(({ action }) => action)]).toEqual([query, actions]);

  const [one] = await ask({ q: 'lucia rivera' });
  expect(one).toEqual({
    _id: expect.any(String),
    createdAt: '2026-06-01T10:00:00.000Z',
    actorId: String(nurse._id),
    actor: 'Nell Nurse',
    action: 'read',
    kind: 'camper',
    part: 'medical',
    count: 1,
    records: [{ _id: String(camper._id), name: 'Lucia Rivera' }],
  });
  expect((await ask({ kind: 'camper', from: '2026-06-02' }))[0]).toMatchObject({
    count: 5,
    records: [{}, {}, {}],
  });
  expect((await ask({ kind: 'user' }))[0]).toMatchObject({ roles });
  expect(JSON.stringify(await ask({}))).not.toContain('Marker of a medical answer');
  expect((await ask({ kind: 'audit' })).length).toBeGreaterThan(0);

  const { name } = await createRole(api.models, { admin: ['view'] });
  const auditor = await api.signedIn(await api.createAccount({ roles: [name] }));
  for (const q of ['lucia', 'reyes', 'cook'])
    expect((await auditor.get('/api/audit/list').query({ q }).expect(200)).body).toEqual([]);
  const seen = await auditor
    .get('/api/audit/list')
    .query({ q: String(camper._id) })
    .expect(200);
  expect(seen.body).toMatchObject([{ actor: 'Nell Nurse', records: [{ _id: String(camper._id) }] }]);
  expect(seen.text).not.toContain('Rivera');
  // Rows by a person are found by the name that they show. Rows about an account need the right to see accounts.
  for (const q of ['nurse', nurse.email]) {
    const { body } = await auditor.get('/api/audit/list').query({ q, from: '2026-06-01' }).expect(200);
    expect([q, (body as { action: string }[]).map(({ action }) => action)]).toEqual([q, [read]]);
  }
  for (const query of [{ kind: 'secrets' }, { person: 'x' }, { from: 'yesterday' }, { sort: 'actorId' }])
    await admin.get('/api/audit/list').query(query).expect(400);
});

it('names the medical answers that changed to holders of data on the kind only', async () => {
  const camper = await createCamper(api.models);
  const recordIds = [camper._id];
  const row = { action: 'change', recordIds, fields: ['grade', 'medications'] };
  await writtenDown(row, '2026-06-05T10:00:00Z');
  await writtenDown({ ...row, subject: 'imported-record' }, '2026-06-05T10:00:00Z');
  const readAs = async (held: Parameters<typeof createRole>[1]) => {
    const { name } = await createRole(api.models, { admin: ['view'], ...held });
    const reader = await api.signedIn(await api.createAccount({ roles: [name] }));
    const texts = [`list?id=${String(camper._id)}`, 'export?views=none'].map(
      async (path) => (await reader.get(`/api/audit/${path}`).expect(200)).text,
    );
    return (await Promise.all(texts)).map((text) => [/grade/.test(text), /medications/.test(text)]);
  };

  const open = [true, false];
  expect(await readAs({ camper: ['view-all'] })).toEqual([open, open]);
  const known = [true, true];
  expect(await readAs({ camper: ['data'], counselor: ['data'], staff: ['data'] })).toEqual([known, known]);
});

it('records a view of the audit once an hour, however often the person pages and searches', async () => {
  const auditor = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const list = (query: object) => auditor.get('/api/audit/list').query(query).expect(200);
  const countViews = () => api.models.Audit.countDocuments({ actorId: auditor.userId, subject: 'audit' });
  for (const query of [{}, { page: 2 }, { q: 'somebody' }]) await list(query);
  const soon = await countViews();
  api.clock.pass(30 * 60_000);
  // The session is still in use.
  await auditor.get('/api/user/current').expect(200);
  await api.deps.afterwards.settled();
  api.clock.pass(31 * 60_000);
  await list({});
  expect([soon, await countViews()]).toEqual([1, 2]);
});

it('filters actions, views or both, and audits the export of the result', async () => {
  const auditor = await api.createAccount({ roles: ['admin'], nameFirst: 'Ada', nameLast: 'Auditor' });
  const admin = await api.signedIn(auditor);
  const by = { actorId: auditor._id, recordIds: [new Types.ObjectId()] };
  await writtenDown({ ...by, action: 'list', part: 'contact' }, '2026-06-05T10:00:00Z');
  await writtenDown({ ...by, action: 'read', part: 'medical' }, '2026-06-04T10:00:00Z');
  await writtenDown({ ...by, action: 'change', fields: ['grade'] }, '2026-06-03T10:00:00Z');
  const found = async (views?: string) => {
    const query = { person: String(auditor._id), to: '2026-06-30', ...(views && { views }) };
    const { body } = await admin.get('/api/audit/list').query(query).expect(200);
    return (body as { action: string }[]).map(({ action }) => action);
  };
  expect([await found('none'), await found('only'), await found('all'), await found()]).toEqual([
    ['change'],
    ['list', 'read'],
    ['list', 'read', 'change'],
    ['list', 'read', 'change'],
  ]);
  await admin.get('/api/audit/list?views=some').expect(400);

  const file = await admin
    .get('/api/audit/export')
    .query({
      person: String(auditor._id),
      to: '2026-06-30',
      views: 'none',
      columns: 'createdAt,actor,action',
    })
    .expect(200);

  expect(file.headers['content-disposition']).toContain('audit.csv');
  const [head, ...lines] = file.text.trim().split('\r\n');
  expect(head).toMatch(/When \(GMT\).*Who.*What/);
  expect(lines).toEqual([expect.stringMatching(/^2026-06-03.*Ada Auditor,Changed$/)]);
  expect(
    await api.models.Audit.countDocuments({ actorId: auditor._id, action: 'export', subject: 'audit' }),
  ).toBe(1);
  const viewer = await api.signedIn();
  await viewer.get('/api/audit/export').expect(403);
});

it('stores entries of the test form and lists them', async () => {
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  await admin.post('/api/test/create', { stuff: '  Tents  ' }).expect(201);
  const refused = await admin.post('/api/test/create', { stuff: ' ' });

  expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'stuff', message: 'Enter stuff.' }]]);
  const { body } = await admin.get('/api/test/list').expect(200);
  expect(body).toEqual([{ _id: expect.any(String), stuff: 'Tents', createdAt: expect.any(String) }]);
});
