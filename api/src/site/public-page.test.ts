import { campYearDefaults } from '@camp/contracts/camp/dates';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { changedElsewhere } from '@camp/database/cache/emit-changes';
import { createCamp } from '@camp/database/test/factories/camp';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createStaffProfile } from '@camp/database/test/factories/staff-profile';
import { serveApi } from '../../test/api-under-test';
import { buildSite, dataIn, shownIn } from '../../test/built-site';

const root = buildSite();
const api = serveApi({ overrides: ({ settings }) => ({ settings: { ...settings, root } }) });
afterEach(() => api.models.Camp.deleteMany({}));

const open = async (path: string) => (await api.visitor.get(path)).text;
/** Open on July 1, 2026, the time of these tests' clock. */
const campOf2026 = (values = {}) =>
  createCamp(api.models, { year: 2026, ...campYearDefaults(2026), registrationCost: 250, ...values });

it('shows the camp as visitors see it, and contains the data with which a browser takes over the page', async () => {
  await campOf2026({ waiting: true });

  const html = await open('/');

  const { facts } = shownIn(html);
  expect(facts.camp).toMatchObject({ year: 2026, registrationOpen: true, isFull: true });
  expect(facts.camps).toMatchObject([{ year: 2026 }]);
  expect(html).not.toMatch(/"(claims|arrivals|waiting|arriving)"/);
  expect(dataIn(html, 'page-start')).toEqual({ path: '/home', now: facts.now, queries: [] });
  expect(shownIn(await open('/contact')).facts).not.toHaveProperty('camps');
});

it('has the day on which registration opens', async () => {
  await campOf2026({ registrationStart: new Date('2026-07-15') });

  expect(shownIn(await open('/')).facts.camp).toMatchObject({
    registrationOpen: false,
    nextOpening: '2026-07-15T00:00:00.000Z',
  });
});

it('shows that there is no camp', async () => {
  const html = await open('/');

  expect(shownIn(html).facts.camp).toBeNull();
  expect(html).not.toContain('ld+json');
});

it('follows a change of camp, staff and words at once', async () => {
  const { _id } = await campOf2026({ campTheme: 'Rooted' });
  const before = shownIn(await open('/'));
  const withoutStaff = shownIn(await open('/staff-about')).facts.staffProfiles;

  await api.models.Camp.updateOne({ _id }, { campTheme: 'Risen' });
  await createStaffProfile(api.models, { nameFirst: 'Sasha' });
  await api.models.Content.create({
    subject: 'home',
    version: 1,
    values: [{ path: 'headline', value: 'Come and see.' }],
  });
  const after = shownIn(await open('/'));

  expect([before, after].map(({ facts }) => facts.camp?.campTheme)).toEqual(['Rooted', 'Risen']);
  expect([before, after].map(({ content }) => content.home?.values)).toEqual([
    undefined,
    { headline: 'Come and see.' },
  ]);
  expect(withoutStaff).toEqual([]);
  expect(shownIn(await open('/staff-about')).facts.staffProfiles).toMatchObject([{ nameFirst: 'Sasha' }]);
  await Promise.all([api.models.StaffProfile.deleteMany({}), api.models.Content.deleteMany({})]);
  applySavedContent({});
});

it('has the gallery’s photographs, and on every page those of the home page', async () => {
  await campOf2026();
  const { _id } = await createPhotograph(api.models, { alt: 'A lake', inGallery: true, onHome: true });
  const { _id: hidden } = await createPhotograph(api.models, { alt: 'Hidden' });

  const [gallery, contact] = [shownIn(await open('/gallery')), shownIn(await open('/contact'))];
  await Promise.all([api.models.Photograph.deleteMany({}), api.models.Album.deleteMany({})]);
  const without = shownIn(await open('/gallery'));

  expect(gallery.facts.photographs).toMatchObject([{ _id: String(_id), alt: 'A lake' }]);
  expect(contact.content.photographs?.values).toMatchObject({ home: [{ _id: String(_id) }], inGallery: 1 });
  expect(JSON.stringify([gallery, contact])).not.toContain(String(hidden));
  expect([without.facts.photographs, without.content]).toEqual([[], {}]);
});

it('is rendered once for everybody, and again when a date has passed', async () => {
  const before = api.clock.now();
  await campOf2026({ registrationCamperEnd: new Date('2026-07-10') });
  const renderedAt = async (now: string) => {
    api.clock.set(now);
    return shownIn(await open('/camper-home')).facts.now;
  };

  // Midnight where camp is.
  const times = [
    await renderedAt('2026-07-11T05:00:00.000Z'),
    await renderedAt('2026-07-11T05:59:59.000Z'),
    await renderedAt('2026-07-11T06:00:01.000Z'),
    await renderedAt('2026-07-11T07:00:00.000Z'),
  ];

  expect(times).toEqual([
    '2026-07-11T05:00:00.000Z',
    '2026-07-11T05:00:00.000Z',
    '2026-07-11T06:00:01.000Z',
    '2026-07-11T06:00:01.000Z',
  ]);
  api.clock.set(before);
});

it('is the same for a logged-in person and for every query', async () => {
  await campOf2026();
  const plain = await open('/contact');
  const person = await api.signedIn();

  expect((await person.get('/contact?from=mail')).text).toBe(plain);
});

it('is sent without content if it fails to render, and the browser renders it', async () => {
  const { status, text } = await api.visitor.get('/store');

  expect(status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('page-start');
  expect(text).toContain('<link href="/main.0123456789.css" rel="stylesheet">');
});

it('is not rendered for an address that is guarded, or that is no page', async () => {
  for (const path of ['/camper/list', '/no/such/page'])
    expect(await open(path)).toContain('<div id="root"></div>');
});

it.each([
  ['/user/verify', 'Verify your email'],
  ['/password-reset', 'Choose a new password'],
  ['/user/undo-address-change', 'Undo the change to your email'],
  ['/user/unsubscribe', 'Unsubscribe from group messages'],
])(
  '%s, which an email opens, says without scripts that it needs JavaScript, and nothing of its link',
  async (path, title) => {
    const html = await open(`${path}?email=pat%40example.com&uuid=secret&token=secret`);

    const [, root = ''] = /<div id="root">(.*?)<\/div>/s.exec(html) ?? [];
    expect(root).toMatch(/^<noscript>.*<\/noscript>$/s);
    expect(root).toContain(`<h1>${title}</h1><p>This page needs JavaScript.</p>`);
    expect(html).not.toMatch(/secret|pat(?:@|%40)|page-start/);
  },
);

it('is unchanged if MongoDB does not respond', async () => {
  await campOf2026();
  const before = await open('/');
  const read = jest.spyOn(api.models.Camp.collection, 'aggregate').mockImplementation(() => {
    throw new Error('MongoDB is away.');
  });
  api.models.Camp.events.emit(changedElsewhere);

  const answer = await api.visitor.get('/');

  expect(read).toHaveBeenCalled();
  expect([answer.status, answer.text]).toEqual([200, before]);
  expect(shownIn(await open('/calendar')).facts).not.toHaveProperty('camp');
  read.mockRestore();
});
