import { createHash } from 'node:crypto';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { descriptionOf } from '@camp/contracts/registries/page-descriptions';
import { pageList } from '@camp/contracts/registries/pages';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
import {
  buildSite,
  dataIn,
  formFiles,
  homeScript,
  homeStyle,
  homeStylesheet,
  otherRoutes,
  shellStyle,
  shownIn,
} from '../../test/built-site';

const root = buildSite();
const publicUrl = 'https://camp.example.org';
const api = serveApi({
  overrides: ({ settings }) => ({ settings: { ...settings, root, publicUrl } }),
});
/** Many tests have no camp. */
const openSite = () =>
  api.models.Content.create({
    subject: 'site',
    version: 1,
    values: [{ path: 'visitors', value: 'pages' }],
  });
beforeAll(openSite);
afterEach(() => api.models.Camp.deleteMany({}));

const open = async (path: string) => (await api.visitor.get(path)).text;
/** Open on July 1, 2026, the time of these tests' clock. */
const campOf2026 = (values = {}) =>
  createCamp(api.models, { year: 2026, ...campYearDefaults(2026), registrationCost: 250, ...values });

describe('another camp', () => {
  beforeAll(async () => {
    await api.models.Content.deleteMany({});
    const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    for (const [subject, { values: source }] of Object.entries(lakeHope))
      await administrator.post(`/api/content/save/${subject}`, { version: 0, source }).expect(200);
  });
  afterAll(async () => {
    await api.models.Content.deleteMany({});
    await openSite();
    applySavedContent({});
  });

  it.each(publicPageList.map(({ path }) => path))('is the only one in the HTML of %s', async (path) => {
    await campOf2026();

    const html = await open(path);

    expect(html).toContain('Lake Hope');
    expect(shippedWordsIn(html)).toEqual([]);
    // The words of emails would only make every page larger.
    expect(html).not.toContain('"mail-');
  });

  it('is named in the security contact, and its calendar may be embedded', async () => {
    await campOf2026();

    const { text, headers } = await api.visitor.get('/.well-known/security.txt');

    expect(text).toContain('mailto:office@lake-hope.test');
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://lake-hope.test");
  });
});

describe('a public page', () => {
  it('describes itself to search engines and link previews', async () => {
    const html = await open('/packing-list?from=mail');

    expect(html).toContain(`<title>Packing list · ${campContent.name}</title>`);
    expect(html).toContain(
      '<meta name="description" content="What to bring to camp, what not to bring, and notes for parents." />',
    );
    expect(html).toContain('<link rel="canonical" href="https://camp.example.org/packing-list" />');
    expect(html).toContain(`<meta property="og:title" content="Packing list · ${campContent.name}" />`);
    expect(html).toContain('<meta property="og:url" content="https://camp.example.org/packing-list" />');
    expect(html).toContain(
      '<meta property="og:image" content="https://camp.example.org/open-graph.0123456789.jpg" />',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(html).not.toContain('noindex');
  });

  it('has one title, and structured data only on the home page', async () => {
    const html = await open('/gallery');

    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|ld\+json/);
  });

  it('names the main address under an alias', async () => {
    expect(await open('/user/login')).toContain('href="https://camp.example.org/login"');
  });
});

describe('a page that is not for search engines', () => {
  it.each([
    ['guarded', '/camper/list', 200],
    ['guarded, with a record', '/user/profile/64b000000000000000000001', 200],
    ['opened from an email', '/user/verify?email=a@example.org&uuid=1', 200],
    ['no page at all', '/no/such/page', 404],
  ])('has only noindex: %s', async (_case, path, status) => {
    const answer = await api.visitor.get(path);

    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<meta name="robots" content="noindex" />');
    expect(answer.text).not.toMatch(/canonical|og:|twitter:|example\.org&/);
  });
});

describe('a page in a frame', () => {
  const policyOf = async (path: string) => {
    const { headers } = await api.visitor.get(path);
    const [, ancestors] = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
    return [ancestors, headers['x-frame-options']];
  };

  it.each(['/', '/gallery', '/camper/create'])('is allowed to this site for a preview: %s', async (path) => {
    expect(await policyOf(`${path}?preview=content`)).toEqual(["'self'", 'SAMEORIGIN']);
  });

  it.each([
    '/',
    '/gallery',
    '/gallery?preview=other',
    '/no/such/page?preview=content',
    '/main.0123456789.css?preview=content',
    '/api/camp/list?preview=content',
  ])('is refused otherwise: %s', async (path) => {
    expect(await policyOf(path)).toEqual(["'none'", 'DENY']);
  });
});

describe('the home page', () => {
  it('describes the camp week as an event, with typed words as text (S54)', async () => {
    await campOf2026({ campTheme: '</script><b>Rooted' });

    const html = await open('/');

    expect(html).not.toContain('</script><b>');
    expect(dataIn(html, 'application/ld\\+json')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: `${campContent.name} 2026`,
      description: expect.stringContaining('</script><b>Rooted') as string,
      startDate: '2026-08-29T12:00:00',
      endDate: '2026-09-03T12:00:00',
      location: { '@type': 'Place', address: { addressRegion: 'CO' } },
      isAccessibleForFree: false,
      offers: { price: '250.00', priceCurrency: 'USD' },
      image: ['https://camp.example.org/open-graph.0123456789.jpg'],
    });
  });

  it('describes a free camp as free', async () => {
    await campOf2026({ registrationCost: 0 });

    expect(dataIn(await open('/'), 'application/ld\\+json')).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: '0', priceCurrency: 'USD' },
    });
  });

  it('contains its stylesheets, which a browser may load from nowhere else', async () => {
    const { text, headers } = await api.visitor.get('/');

    const hashes = [shellStyle, homeStyle].map(
      (one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`,
    );
    expect(text).toContain(`<style data-href="/main.0123456789.css">${shellStyle}</style>`);
    // By this, the page's code knows that it needn't load it.
    expect(text).toContain(`<style data-href="${homeStylesheet}">${homeStyle}</style>`);
    expect(text).not.toContain('rel="stylesheet"');
    // A browser takes the first of a name.
    expect(headers['content-security-policy']?.match(/style-src/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`default-src 'self';`);
    expect(headers['content-security-policy']).toContain(`;style-src 'self' ${hashes.join(' ')}`);
  });

  it('requests the page’s scripts together with the shell’s', async () => {
    const html = await open('/');

    expect(html).toContain(`<link rel="preload" as="script" href="${homeScript}" />`);
  });

  it.each([
    ['a page that needs a login', '/camper/create', [otherRoutes, ...formFiles]],
    ['a page of a mailed link', '/password-reset', formFiles],
    ['an unknown page', '/nowhere', [otherRoutes]],
  ])('requests the files of %s after the shell’s own', async (_what, path, files) => {
    const html = await open(path);

    const shell = html.lastIndexOf('/main.0123456789.css');
    const found = files.map((file) => html.indexOf(` href="${file}" fetchpriority="low"`));
    expect(found.filter((at) => at < shell)).toEqual([]);
    expect(html.match(/fetchpriority="low"/g)).toHaveLength(files.length);
  });

  it('has the same content when compressed, always current', async () => {
    await campOf2026();
    const compressed = () => api.visitor.get('/').set('Accept-Encoding', 'br');

    const [first, again, plain] = [await compressed(), await compressed(), await open('/')];
    await api.models.Camp.deleteMany({});
    await createCamp(api.models, { year: 2027, ...campYearDefaults(2027) });
    const later = await compressed();

    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect([first.text, again.text]).toEqual([plain, plain]);
    expect(shownIn(later.text).facts.camp?.year).toBe(2027);
  });

  it('is not sent again to a browser that has cached it', async () => {
    await campOf2026();
    const { headers } = await api.visitor.get('/').set('Accept-Encoding', 'br');

    const again = await api.visitor
      .get('/')
      .set({ 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' });

    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
  });
});

it('lists every public page with content in the sitemap', async () => {
  const answer = await api.visitor.get('/sitemap.xml');

  const listed = [...answer.text.matchAll(/<loc>https:\/\/camp\.example\.org(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(answer.headers['content-type']).toContain('application/xml');
  expect(listed).toEqual(pageList.filter(({ id }) => descriptionOf(id)).map(({ path }) => path));
  expect(listed).toContain('/');
  expect(listed).not.toContain('/camper/list');
});

it('directs crawlers to the sitemap and away from the calls', async () => {
  const answer = await api.visitor.get('/robots.txt');

  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.text).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://camp.example.org/sitemap.xml\n',
  );
});

it('names the address for vulnerability reports, and expires within a year', async () => {
  const { status, headers, text } = await api.visitor.get('/.well-known/security.txt');

  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  // These tests' clock is set to July 1, 2026.
  expect(text).toBe(
    `Contact: mailto:${campContent.contact.email}\nExpires: 2026-12-28T00:00:00.000Z\nPreferred-Languages: en\n` +
      'Canonical: https://camp.example.org/.well-known/security.txt\n',
  );
});

it.each([
  '/',
  '/no/such/page',
  '/healthz',
  '/api/camp/list',
  '/robots.txt',
  '/images/none',
  '/remotes/none.js',
])('disables unused browser features at %s', async (path) => {
  const { headers } = await api.visitor.get(path);

  expect(headers['permissions-policy']).toMatch(/(^|, )camera=\(\), .*microphone=\(\)/);
  // Chromium on Linux does not know it, and says so in the console of every page.
  expect(headers['permissions-policy']).not.toContain('bluetooth');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});
