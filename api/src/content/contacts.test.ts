import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

beforeEach(() => api.models.Content.deleteMany({}));
afterEach(() => applySavedContent({}));

const editor = async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};
const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

type Client = Awaited<ReturnType<typeof editor>>;
const read = async (client: Client, subject: string) =>
  (await client.get(`/api/content/read/${subject}`).expect(200)).body;
const save = (client: Client, subject: string, version: number, source: object) =>
  client.post(`/api/content/save/${subject}`, { version, source });

it('lets only the role admin change contacts', async () => {
  const [client, admin] = [await editor(), await administrator()];
  const { source } = await read(client, 'camp');
  const changed = { ...source, 'contact.email': 'office@lake-hope.example.org' };

  const { body } = await save(client, 'camp', 0, changed).expect(400);
  expect(body.errors).toEqual([
    { path: 'contact.email', message: 'Only people with the role admin can change this.' },
  ]);
  await save(client, 'camp', 0, { ...source, name: 'Lake Hope' }).expect(200);
  await save(admin, 'camp', 1, { ...changed, name: 'Lake Hope' }).expect(200);

  await api.visitor.get('/api/content/current').expect(200);
  expect([campContent.name, campContent.contact.email]).toEqual([
    'Lake Hope',
    'office@lake-hope.example.org',
  ]);
  expect(campContent.place.city).toBe(source['place.city']);
});

it.each([
  ['site', { visitors: 'pages' }, 'visitors'],
  ['time-zones', { zones: [{ firstYear: '1950', zone: 'America/New_York' }] }, 'zones'],
])('lets only the role admin change %s, which only the setup asks for', async (subject, source, path) => {
  const [client, admin] = [await editor(), await administrator()];

  const { body } = await save(client, subject, 0, source).expect(400);
  expect(body.errors).toEqual([{ path, message: 'Only people with the role admin can change this.' }]);
  await save(admin, subject, 0, source).expect(200);
});

it('emails about a changed contact once the site is open, even without a camp year', async () => {
  await api.models.Camp.deleteMany({});
  const admin = await administrator();
  await save(admin, 'site', 0, { visitors: 'pages' }).expect(200);
  const { source } = await read(admin, 'camp');

  await save(admin, 'camp', 0, { ...source, 'contact.nurse.phone': '(206) 555-0197' }).expect(200);

  const { _id } = await api.models.Content.findOne({ subject: 'camp' }).orFail().lean();
  const written = { name: 'content.contacts-changed', 'payload.contentId': _id.toString() } as const;
  expect(await api.models.Outbox.countDocuments(written)).toBeGreaterThan(0);
});

it('emails each administrator about a changed contact, and nobody about other changed words', async () => {
  const [admin, another] = [await administrator(), await administrator()];
  const { source } = await read(admin, 'camp');

  await save(admin, 'camp', 0, { ...source, name: 'Lake Hope' }).expect(200);
  const { _id } = await api.models.Content.findOne({ subject: 'camp' }).orFail().lean();
  const events = async () => {
    const rows = await api.models.Outbox.find({ name: 'content.contacts-changed' }).lean();
    return rows
      .map(({ payload }) => payload as { contentId: string; version: number; userId: string })
      .filter(({ contentId }) => contentId === _id.toString());
  };
  const withPhone = (number: string) => ({ ...source, 'contact.nurse.phone': number });
  await save(admin, 'camp', 1, withPhone('(206) 555-0198')).expect(200);
  // During the setup, before the first camp year.
  expect(await events()).toEqual([]);

  await createCamp(api.models, { year: 2026 });
  await save(admin, 'camp', 2, withPhone('(206) 555-0199')).expect(200);

  const written = (await events()).map(({ userId }) => userId);
  expect(written).toEqual(expect.arrayContaining([admin.userId, another.userId]));
  expect(new Set(written).size).toBe(written.length);
  expect((await events()).every(({ version }) => version === 3)).toBe(true);
});
