import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import type { Action, Subject } from '@camp/contracts/access/catalogue';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

beforeEach(() => api.models.SavedView.deleteMany({}));

const someone = async (rights: Partial<Record<Subject, Action[]>>) => {
  const role = await createRole(api.models, rights);
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};
const viewer = () => someone({ camper: ['view-all'] });
const medic = () => someone({ camper: ['view-all', 'data'] });

type Client = Awaited<ReturnType<typeof viewer>>;
const save = (client: Client, view: object) =>
  client.post('/api/view/create', { list: 'camper', name: 'Fifth grade', query: 'grade=5th', ...view });
const namesFor = async (client: Client, list = 'camper') => {
  const { body } = await client.get(`/api/view/list?list=${list}`);
  return body.map(({ name }: { name: string }) => name);
};

it('saves a view of a list for everyone who may see the list, and audits the action', async () => {
  const one = await viewer();

  const { status, body } = await save(one, {
    query: 'grade=5th&sort=-createdAt&page=3&open=abc&year=2020&x=1',
  });

  expect([status, body.result]).toEqual([201, true]);
  expect(body.msg).toEqual({
    _id: body._id,
    list: 'camper',
    name: 'Fifth grade',
    query: 'sort=-createdAt&grade=5th',
    mayDelete: true,
    createdAt: '2026-07-01T12:00:00.000Z',
  });
  const seen = (await (await medic()).get('/api/view/list?list=camper')).body;
  expect(seen).toEqual([{ ...body.msg, mayDelete: false }]);
  expect(await api.models.Audit.countDocuments({ subject: 'view', action: 'create' })).toBe(1);
});

it('shows a medical view only to people who may read the answers', async () => {
  const [nurse, other] = [await medic(), await viewer()];
  await save(nurse, { name: 'Allergic', query: 'allergicReactions=Yes' }).expect(201);
  await save(nurse, { name: 'With tdap', query: 'columns=name,tdap' }).expect(201);
  await save(nurse, { name: 'Open', query: 'grade=4th' }).expect(201);

  expect(await namesFor(nurse)).toEqual(['Allergic', 'Open', 'With tdap']);
  expect(await namesFor(other)).toEqual(['Open']);
  expect((await save(other, { name: 'Mine', query: 'diabetes=Yes' })).status).toBe(403);
});

it('does not reveal an invisible view by its name, the count, or a deletion', async () => {
  const [nurse, registrar] = [await medic(), await someone({ camper: ['view-all', 'edit-all'] })];
  const hidden = { name: 'Bees', query: 'allergicReactions=Yes' };
  const { body } = await save(nurse, hidden).expect(201);
  for (let more = 1; more < 50; more += 1) await save(nurse, { ...hidden, name: `B${more}` }).expect(201);

  await registrar.delete(`/api/view/delete/${body._id}`).expect(404);
  await save(registrar, { name: 'Bees', query: 'grade=4th' }).expect(201);

  expect(await namesFor(registrar)).toEqual(['Bees']);
  expect((await save(nurse, { ...hidden, name: 'One too many' })).status).toBe(409);
});

it('has unique names within a list, ignoring case', async () => {
  const admin = await someone({ camper: ['view-all'], stripe: ['edit-all'] });
  await save(admin, {}).expect(201);

  const { status, body } = await save(admin, { name: 'FIFTH grade' });

  expect([status, body.message]).toEqual([409, 'A view with this name already exists. Choose another name.']);
  await save(admin, { list: 'donation', query: 'status=open' }).expect(201);
  expect(await namesFor(admin, 'donation')).toEqual(['Fifth grade']);
});

it('stores one of two concurrent views with the same name', async () => {
  const one = await viewer();
  const answers = await Promise.all(
    ['4th', '5th', '6th'].map((grade) => save(one, { query: `grade=${grade}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await api.models.SavedView.countDocuments({})).toBe(1);
});

it.each([
  [{ list: 'nothing' }, 'list'],
  [{ name: '' }, 'name'],
  [{ name: 'n'.repeat(51) }, 'name'],
  [{ query: 'q'.repeat(1_001) }, 'query'],
  [{ query: 5 }, 'query'],
])('refuses %j', async (view, path) => {
  const { status, body } = await save(await viewer(), view);
  expect([status, body.errors]).toEqual([400, [{ path, message: expect.any(String) }]]);
});

it('has at most 50 views of a list, and the last may be sent twice', async () => {
  const userId = (await api.createAccount())._id;
  const stored = Array.from({ length: 50 }, (_, one) => ({
    list: 'camper',
    name: `V${one}`,
    nameKey: `v${one}`,
    userId,
  }));
  await api.models.SavedView.insertMany(stored.slice(1));
  const client = await viewer();
  const last = await save(client, {});
  const again = await save(client, {});

  expect([last.status, again.status, again.body._id]).toEqual([201, 201, last.body._id]);
  expect((await save(client, { name: 'One more' })).status).toBe(409);
});

it('is deleted only by its author or an editor of the kind, and the deletion is audited', async () => {
  const [one, other, registrar] = [
    await viewer(),
    await viewer(),
    await someone({ camper: ['view-all', 'edit-all'] }),
  ];
  const idOf = async (name: string) => (await save(one, { name })).body._id as string;
  const [first, second] = [await idOf('One'), await idOf('Two')];

  expect((await other.delete(`/api/view/delete/${first}`)).status).toBe(404);
  await one.delete(`/api/view/delete/${first}`).expect(200, { result: true });
  await registrar.delete(`/api/view/delete/${second}`).expect(200);

  expect(await namesFor(one)).toEqual([]);
  expect(await api.models.Audit.countDocuments({ subject: 'view', action: 'delete' })).toBe(2);
});

it('lists a view that version 1.0 stored, and its query still filters', async () => {
  const client = await viewer();
  const camp = await createCamp(api.models, { year: 2026 });
  const [ada] = await Promise.all([
    createCamper(api.models, { campId: camp._id, campYear: 2026, grade: '5th' }),
    createCamper(api.models, { campId: camp._id, campYear: 2026, grade: '4th' }),
  ]);
  await api.models.SavedView.collection.insertOne({
    _id: new Types.ObjectId(),
    list: 'camper',
    name: 'Fifth grade',
    nameKey: 'open fifth grade',
    query: 'sort=nameLast&grade=5th',
    userId: new Types.ObjectId(),
    createdAt: new Date(),
  });

  const { body } = await client.get('/api/view/list?list=camper');
  const found = await client.get(`/api/camper/list?${body[0].query}`);

  expect(body).toMatchObject([{ name: 'Fifth grade', query: 'sort=nameLast&grade=5th' }]);
  expect(found.body.map(({ _id }: { _id: string }) => _id)).toEqual([ada._id.toString()]);
});
