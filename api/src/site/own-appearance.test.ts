import { createHash } from 'node:crypto';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
import { buildSite, dataIn } from '../../test/built-site';

const root = buildSite();
const publicUrl = 'https://camp.example.org';
const api = serveApi({
  overrides: ({ settings }) => ({ settings: { ...settings, root, publicUrl } }),
});

const logo = '64b0000000000000000000f1';
beforeAll(() =>
  api.models.Content.create({
    subject: 'appearance',
    version: 1,
    values: [
      { path: 'accent', value: '#1f5f8b' },
      { path: 'logo', value: logo },
    ],
  }),
);
afterAll(() => applySavedContent({}));

it.each(['/', '/gallery', '/store', '/camper/list'])(
  'the camp’s own color and logo are in the page before any script: %s',
  async (path) => {
    const { text, headers } = await api.visitor.get(path);

    const [, own = ''] = /<style data-accent>(:root.*?)<\/style>/.exec(text) ?? [];
    expect(own).toContain('--color-action:#1f5f8b;');
    const hash = createHash('sha256').update(own).digest('base64');
    expect(headers['content-security-policy']?.match(/style-src/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(text).toContain(`<link rel="icon" type="image/png" sizes="48x48" href="/images/${logo}-48.png">`);
    expect(text).not.toContain('favicon.svg');
    expect(text.match(/<link rel="apple-touch-icon"[^>]*>/g)).toEqual([
      `<link rel="apple-touch-icon" href="/images/${logo}-180.png">`,
    ]);
    expect(text).toContain('content="#1f5f8b" media="(prefers-color-scheme: light)"');
    expect(text).toContain('content="#101a18" media="(prefers-color-scheme: dark)"');
  },
);

it('the camp’s own logo is what link previews and search engines show', async () => {
  await createCamp(api.models, { year: 2026, ...campYearDefaults(2026) });

  const { text: html } = await api.visitor.get('/');

  const picture = `https://camp.example.org/images/${logo}-512.png`;
  expect(html).toContain(`<meta property="og:image" content="${picture}" />`);
  expect(html).toContain('<meta property="og:image:width" content="512" />');
  expect(html).toContain('<meta name="twitter:card" content="summary" />');
  expect(dataIn(html, 'application/ld\\+json')).toMatchObject({ image: [picture] });
  expect(html).not.toContain('open-graph');
});

it('the camp’s own logo and color are those of its icon on a home screen', async () => {
  const { body } = await api.visitor.get('/manifest.webmanifest');

  expect(body).toMatchObject({
    theme_color: '#1f5f8b',
    icons: [
      { src: `/images/${logo}-192.png`, sizes: '192x192' },
      { src: `/images/${logo}-512.png`, sizes: '512x512' },
    ],
  });
});
