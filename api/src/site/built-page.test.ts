import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveApi } from '../../test/api-under-test';
import { readBuiltPage } from './built-page';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'camp-built-page-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Writes a page that names both entries. */
const build = (entries: Record<string, string>) => {
  for (const [app, content] of Object.entries(entries)) {
    write(`${app}/dist/remoteEntry.js`, content);
    write(`${app}/dist/remoteEntry.${hashOf(content)}.js`, content);
  }
  write(
    'shell/dist/index.html',
    '<meta name="build" content="development" />["/remotes/public-app/remoteEntry.js","/remotes/admin-app/remoteEntry.js"]',
  );
};
const read = () => readBuiltPage(join(root, 'shell/dist/index.html'));

it('names the entries of its own build, and the build by all of them', async () => {
  build({ 'public-app': 'one', 'admin-app': 'other' });
  const first = await read();
  build({ 'public-app': 'one', 'admin-app': 'changed' });
  const second = await read();

  expect(first.html).toBe(
    `<meta name="build" content="${first.build}" />["/remotes/public-app/remoteEntry.${hashOf('one')}.js","/remotes/admin-app/remoteEntry.${hashOf('other')}.js"]`,
  );
  expect(second.html).toContain(`/remotes/public-app/remoteEntry.${hashOf('one')}.js`);
  expect(second.build).not.toBe(first.build);
  expect(await read()).toEqual(second);
});

it('leaves an entry as it is while the build has no other', async () => {
  build({ 'public-app': 'one' });

  expect((await read()).html).toContain('"/remotes/admin-app/remoteEntry.js"');
});

describe('the server', () => {
  const api = serveApi({ overrides: ({ settings }) => ({ settings: { ...settings, root: servedRoot } }) });
  const servedRoot = mkdtempSync(join(tmpdir(), 'camp-served-'));
  afterAll(() => rmSync(servedRoot, { recursive: true }));

  it('names its build to open pages', async () => {
    mkdirSync(join(servedRoot, 'shell/dist'), { recursive: true });
    const file = join(servedRoot, 'shell/dist/index.html');
    writeFileSync(file, '<meta name="build" content="development" />');

    const { headers, body } = await api.visitor.get('/build.json');

    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
    expect(body).toEqual({ build: (await readBuiltPage(file)).build });
    expect((await api.visitor.get('/')).text).toContain(`content="${(body as { build: string }).build}"`);
  });
});
