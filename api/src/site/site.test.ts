import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { descriptionOf } from '@camp/contracts/registries/page-descriptions';
import { pageList } from '@camp/contracts/registries/pages';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';

const root = mkdtempSync(join(tmpdir(), 'camp-site-'));
const index = `<!doctype html>
<html lang="en">
  <head>
    <!--head--><title>Summer camp</title><meta property="og:image" content="/open-graph.0123456789.jpg" /><!--/head-->
  <link href="/main.0123456789.css" rel="stylesheet"></head>
  <body>
    <div id="root"><!--home--><p>{{eyebrow}}</p><h1>{{headline}}</h1><p>{{lead}}</p><a class="big" href="/camper/create">Register</a><a href="/camper-home">What</a><!--/home--></div>
    <!--data--><!--/data-->
  </body>
</html>`;
const style = "h1 { content: '$&'; background: url(/contour.svg) }";
beforeAll(() => {
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/index.html'), index);
  writeFileSync(join(root, 'shell/dist/main.0123456789.css'), style);
});
afterAll(() => rmSync(root, { recursive: true }));

const publicUrl = 'https://camp.example.org';
const api = serveApi({
  overrides: ({ settings }) => ({ settings: { ...settings, root, publicUrl } }),
});
afterEach(() => api.models.Camp.deleteMany({}));

const open = async (path: string) => (await api.visitor.get(path)).text;
/** @param mark the id or the type of the data */
const dataIn = (html: string, mark: string): unknown => {
  const [, json] = new RegExp(`<script [^>]*"${mark}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};
/** Open on July 1, 2026, the time of these tests' clock. */
const campOf2026 = (values = {}) =>
  createCamp(api.models, { year: 2026, ...campYearDefaults(2026), registrationCost: 250, ...values });

describe('another camp', () => {
  beforeAll(async () => {
    const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    for (const [subject, { values: source }] of Object.entries(lakeHope))
      await administrator.post(`/api/content/save/${subject}`, { version: 0, source }).expect(200);
  });
  afterAll(async () => {
    await api.models.Content.deleteMany({});
    applySavedContent({});
  });

  it.each(publicPageList.map(({ path }) => path))('is the only one in the HTML of %s', async (path) => {
    await campOf2026();

    const html = await open(path);

    expect(html).toContain('Lake Hope');
    expect(shippedWordsIn(html)).toEqual([]);
  });

  it('is named in the security contact, and its calendar may be embedded', async () => {
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

  it('has one title and neither the first screen nor the data of the home page', async () => {
    const html = await open('/gallery');

    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toMatch(/\{\{|<!--|current-camp|ld\+json/);
  });

  it('names the main address under an alias', async () => {
    expect(await open('/user/login')).toContain('href="https://camp.example.org/login"');
  });
});

describe('a page that is not for search engines', () => {
  it.each([
    ['guarded', '/camper/list', 200],
    ['guarded, with a record', '/user/profile/64b000000000000000000001', 200],
    ['opened from a mail', '/user/verify?email=a@example.org&uuid=1', 200],
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
  it('comes with the first screen and the camp of a year that is open', async () => {
    await campOf2026();

    const html = await open('/');

    expect(html).toContain('<p>Camp 2026 · August\u00a029\u00a0– September\u00a03,\u00a02026</p>');
    expect(html).toContain('<p>Registrations and Application are now being accepted.</p>');
    expect(html).toContain('href="/camper/create"');
    expect(dataIn(html, 'current-camp')).toMatchObject({ year: 2026, registrationOpen: true });
  });

  it('says in the first screen that camp is full, without a number', async () => {
    await campOf2026({ waiting: true });

    const html = await open('/');

    expect(html).toContain('Camp is full right now. New registrations join the waitlist.</p>');
    expect(html).toContain('href="/camper/create"');
    expect(dataIn(html, 'current-camp')).toMatchObject({ isFull: true });
    expect(html).not.toMatch(/"(claims|arrivals|waiting|arriving)"/);
  });

  it('offers no registration while it is closed', async () => {
    await campOf2026({ registrationStart: new Date('2026-07-15') });

    const html = await open('/');

    expect(html).toContain('Please check back after July 15, 2026.');
    expect(html).not.toContain('/camper/create');
    expect(html).toContain('href="/camper-home"');
  });

  it('names no day that is past after the close', async () => {
    await campOf2026({ startDate: new Date('2026-06-30'), registrationStart: new Date('2026-06-15') });

    const html = await open('/');

    expect(html).toContain(
      '<p>Registrations and Application are not currently being accepted. Please check back.</p>',
    );
    expect(dataIn(html, 'current-camp')).toMatchObject({ registrationOpen: false, nextOpening: null });
  });

  it('describes the camp week as an event', async () => {
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

  it('says that the next camp is being planned if there is none', async () => {
    const html = await open('/');

    expect(html).toContain('<p>The next camp is being planned. Please check back soon.</p>');
    expect(dataIn(html, 'current-camp')).toBeNull();
    expect(html).not.toContain('ld+json');
  });

  it('brings its stylesheet with it, which a browser may take from nowhere else', async () => {
    const { text, headers } = await api.visitor.get('/');

    const hash = createHash('sha256').update(style).digest('base64');
    expect(text).toContain(`<style>${style}</style>`);
    expect(text).not.toContain('rel="stylesheet"');
    // A browser takes the first of a name.
    expect(headers['content-security-policy']?.match(/style-src/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`default-src 'self';`);
    expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}'`);
    const other = await api.visitor.get('/contact');
    expect(other.text).toContain('<link href="/main.0123456789.css" rel="stylesheet">');
    expect(other.headers['content-security-policy']).not.toContain('style-src');
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
    expect(later.text).toContain('<p>Camp 2027');
  });

  it('is not sent again to a browser that has it', async () => {
    await campOf2026();
    const { headers } = await api.visitor.get('/').set('Accept-Encoding', 'br');

    const again = await api.visitor
      .get('/')
      .set({ 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' });

    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
  });

  it('is sent without the camp if MongoDB does not answer', async () => {
    const read = jest.spyOn(api.models.Camp.collection, 'aggregate').mockImplementation(() => {
      throw new Error('MongoDB is away.');
    });

    const answer = await api.visitor.get('/');

    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<p>In the mountains, every summer</p>');
    expect(answer.text).not.toMatch(/current-camp|ld\+json/);
    read.mockRestore();
  });
});

it('lists every public page that has something to say in the sitemap', async () => {
  const answer = await api.visitor.get('/sitemap.xml');

  const listed = [...answer.text.matchAll(/<loc>https:\/\/camp\.example\.org(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(answer.headers['content-type']).toContain('application/xml');
  expect(listed).toEqual(pageList.filter(({ id }) => descriptionOf(id)).map(({ path }) => path));
  expect(listed).toContain('/');
  expect(listed).not.toContain('/camper/list');
});

it('leads crawlers to the sitemap and away from the calls', async () => {
  const answer = await api.visitor.get('/robots.txt');

  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.text).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://camp.example.org/sitemap.xml\n',
  );
});

it('says where to report a vulnerability, for less than a year', async () => {
  const { status, headers, text } = await api.visitor.get('/.well-known/security.txt');

  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  // These tests' clock is set to July 1, 2026.
  expect(text).toBe(
    'Contact: mailto:camp@example.org\nExpires: 2026-12-28T00:00:00.000Z\nPreferred-Languages: en\n' +
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
