import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageList } from '@camp/contracts/registries/pages';
import { serveApi } from '../../test/api-under-test';

const root = mkdtempSync(join(tmpdir(), 'camp-built-'));
const shell = '<div id="root"></div>';
const built = {
  'shell/dist/index.html': shell,
  'shell/dist/main.0123abcd.js': 'shell',
  'shell/dist/favicon.svg': 'icon',
  'shell/dist/main.0123abcd.js.br': brotliCompressSync('shell, compressed'),
  'shell/dist/index.html.br': brotliCompressSync(shell),
  'shell/dist/main.0123abcd.js.map': 'a map that was left behind',
  'public-app/dist/index.html': 'the page of an older build',
  'public-app/dist/page.89abcdef.js.map': 'a map that was left behind',
  'public-app/dist/remoteEntry.js': 'remote',
  'public-app/dist/page.89abcdef.js': 'page',
};
beforeAll(() => {
  for (const [path, content] of Object.entries(built)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const earlierBuilds = join(root, 'earlier');
const api = serveApi({ overrides: ({ settings }) => ({ settings: { ...settings, root, earlierBuilds } }) });

const addresses = pageList.flatMap(({ path, aliases = [] }) => [path, ...aliases]);

it.each(addresses)('serves the shell at %s', async (path) => {
  const answer = await api.visitor.get(path.replace('/:id?', '/64b000000000000000000001'));
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(shell)]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
  expect(answer.headers['set-cookie']?.[0]).toContain('XSRF-TOKEN=');
});

it.each(['/no/such/page', '/%ff', '/camper/%E0%A4%A'])('serves the shell with 404 at %s', async (address) => {
  const answer = await api.visitor.get(address);
  expect([answer.status, answer.text]).toEqual([404, expect.stringContaining(shell)]);
});

it('lets browsers cache hashed files forever and revalidate others, without cookies', async () => {
  const caching = async (path: string) => {
    const { status, headers } = await api.visitor.get(path);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    return headers['cache-control'];
  };
  expect(await caching('/main.0123abcd.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/remotes/public-app/page.89abcdef.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/remotes/public-app/remoteEntry.js')).toBe('no-cache');
  expect(await caching('/favicon.svg')).toBe('no-cache');
});

it('serves precompressed files to browsers that accept them, and plain ones to others', async () => {
  const ask = (encodings: string) =>
    api.visitor.get('/main.0123abcd.js').set('Accept-Encoding', encodings).responseType('blob');

  const compressed = await ask('gzip, deflate, br');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^text\/javascript/) as string,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept-Encoding') as string,
  });
  expect(String(compressed.body)).toBe('shell, compressed');

  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.body)).toBe('shell');
});

it('reads a file with a hashed name from disk once', async () => {
  const path = join(root, 'public-app/dist/late.01234567.js');
  const ask = () => api.visitor.get('/remotes/public-app/late.01234567.js');
  expect((await ask()).status).toBe(404);
  writeFileSync(path, 'there now');
  expect((await ask()).text).toBe('there now');
  rmSync(path);
  expect((await ask()).text).toBe('there now');
  // As a control, a file without a hash in its name may change and is read each time.
  writeFileSync(join(root, 'public-app/dist/late.js'), 'there now');
  expect((await api.visitor.get('/remotes/public-app/late.js')).text).toBe('there now');
  rmSync(join(root, 'public-app/dist/late.js'));
  expect((await api.visitor.get('/remotes/public-app/late.js')).status).toBe(404);
});

it('serves a file of an earlier build, but the current build’s first', async () => {
  const archived = (name: string, content: string) => {
    mkdirSync(join(earlierBuilds, 'public-app'), { recursive: true });
    writeFileSync(join(earlierBuilds, 'public-app', name), content);
  };
  archived('gone.0123abcd.js', 'of an earlier build');
  archived('page.89abcdef.js', 'not this one');
  archived('secret.txt', 'no hashed name');
  const ask = (name: string) => api.visitor.get(`/remotes/public-app/${name}`);

  const gone = await ask('gone.0123abcd.js');
  expect([gone.status, gone.text]).toEqual([200, 'of an earlier build']);
  expect(gone.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('page.89abcdef.js')).text).toBe('page');
  expect((await ask('secret.txt')).status).toBe(404);
  expect((await api.visitor.get('/remotes/admin-app/gone.0123abcd.js')).status).toBe(404);
});

it('answers 304 for an unchanged file, separately for each encoding', async () => {
  const ask = (headers: Record<string, string>) => api.visitor.get('/main.0123abcd.js').set(headers);
  const { etag = '' } = (await ask({ 'Accept-Encoding': 'br' })).headers;
  expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
  expect((await ask({ 'Accept-Encoding': 'identity', 'If-None-Match': etag })).status).toBe(200);
});

it('answers 404, not the shell, for missing files of a remote', async () => {
  for (const path of [
    '/remotes/public-app/gone.js',
    '/remotes/admin-app/remoteEntry.js',
    '/remotes/other/x.js',
  ]) {
    const answer = await api.visitor.get(path);
    expect([answer.status, answer.text]).toEqual([404, 'Not found']);
  }
});

it.each(['/index.html', '/index.html/', '/index.html?from=x'])(
  'redirects from %s to the page itself',
  async (path) => {
    const answer = await api.visitor.get(path).redirects(0);
    expect([answer.status, answer.headers.location]).toEqual([301, '/']);
  },
);

it.each([
  '/main.0123abcd.js.map',
  '/main.0123abcd.js.m%61p',
  '/%69ndex.html',
  '/index.html.br',
  '/remotes/public-app/page.89abcdef.js.map',
  '/remotes/public-app/index.html',
])('serves neither source maps nor the page as it was built: %s', async (path) => {
  const answer = await api.visitor.get(path);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toMatch(/a map|older build/);
});

it('serves nothing outside of the built folders', async () => {
  for (const path of ['/../../package.json', '/%2e%2e/%2e%2e/package.json', '/.env'])
    expect((await api.visitor.get(path)).text).toContain(shell);
});
