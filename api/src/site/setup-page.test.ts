import { campYearDefaults } from '@camp/contracts/camp/dates';
import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';
import { setupNotice } from '@camp/contracts/content/site';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { shippedWordsIn } from '@camp/contracts/test/another-camp';
import { changedElsewhere } from '@camp/database/cache/emit-changes';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
import { buildSite, dataIn, shownIn } from '../../test/built-site';

const root = buildSite();
const api = serveApi({ overrides: ({ settings }) => ({ settings: { ...settings, root } }) });
const open = async (path: string) => (await api.visitor.get(path)).text;

const saved = (path: string, value: string) => ({ values: [{ path, value }] });
const nameIn = (html: string) =>
  (dataIn(html, 'saved-content') as SavedContent).camp?.values.name as string | undefined;
beforeEach(() => api.models.Content.deleteMany({}));
afterAll(() => applySavedContent({}));

it.each(publicPageList.map(({ path }) => path))(
  'visitors read that the site is being set up, and no word of the example: %s',
  async (path) => {
    const html = await open(path);

    expect(html).toContain(`<title>${setupNotice}</title>`);
    expect(html).toContain('content="noindex"');
    expect(nameIn(html)).toBe('Our camp');
    expect(shippedWordsIn(html)).toEqual([]);
  },
);

it('pages are rendered with what shows the notice', async () => {
  const { facts, content } = shownIn(await open('/gallery'));

  expect(facts.camp).toBeNull();
  expect(content).toEqual({ camp: { version: 0, values: { name: 'Our camp' } } });
});

it.each(['/admin/setup', '/no/such/page'])('no word of the example is at %s either', async (path) => {
  const html = await open(path);

  expect(html).toContain('<div id="root"></div>');
  expect([nameIn(html), shippedWordsIn(html)]).toEqual(['Our camp', []]);
});

it('the page of an administrator who saves other words first gets no word of the example', async () => {
  const { body } = await api.visitor.get('/api/content/current').expect(200);

  expect(body).toEqual({ camp: { version: 0, values: { name: 'Our camp' } } });
});

it('the name is the camp’s own as soon as it is saved', async () => {
  await api.models.Content.create({ subject: 'camp', version: 1, ...saved('name', 'Lake Hope') });

  const { body } = await api.visitor.get('/api/content/current').expect(200);

  expect(nameIn(await open('/login'))).toBe('Lake Hope');
  expect(body).toEqual({ camp: { version: 1, values: { name: 'Lake Hope' } } });
});

it('pages stay as they are if MongoDB does not answer', async () => {
  const before = await open('/');
  const read = jest.spyOn(api.models.Camp.collection, 'aggregate').mockImplementation(() => {
    throw new Error('MongoDB is away.');
  });
  api.models.Camp.events.emit(changedElsewhere);

  const during = await open('/');

  expect(read).toHaveBeenCalled();
  expect(during).toBe(before);
  read.mockRestore();
});

it('there is nobody to report a vulnerability to', async () => {
  const { status, text } = await api.visitor.get('/.well-known/security.txt');

  expect([status, shippedWordsIn(text)]).toEqual([404, []]);
});

it('the site opens with the first camp, or when an administrator opens it', async () => {
  await createCamp(api.models, { year: 2026, ...campYearDefaults(2026) });
  const withCamp = await open('/');
  await api.models.Camp.deleteMany({});
  const without = await open('/');
  await api.models.Content.create({ subject: 'site', version: 1, ...saved('visitors', 'pages') });
  const opened = await open('/');

  expect([withCamp, without, opened].map((html) => html.includes(setupNotice))).toEqual([false, true, false]);
});

it('an administrator sees the pages in the preview, which the browser renders', async () => {
  const html = await open('/contact?preview=content');

  expect(html).not.toContain(setupNotice);
  expect(html).toContain('<div id="root"></div>');
});
