import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageRenderer } from '@camp/contracts/registries/rendered-page';
import { cachePage } from './cached-page';

let root: string;
let time: number;
let renderer: PageRenderer | undefined;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'camp-page-'));
  [time, renderer] = [0, undefined];
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, content: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
};
const cache = () =>
  cachePage(
    root,
    () => Promise.resolve(renderer),
    () => time,
  );

it('returns the page from the cache for a second, then the next build’s without derived pages', async () => {
  await write('shell/dist/index.html', 'first');
  const page = cache();
  const first = await page();
  first.filled.set({}, new Map([['/contact', { html: 'first with a head', styleSources: [] }]]));

  await write('shell/dist/index.html', 'second');
  time = 999;
  const same = await page();
  time = 1_000;
  const next = await page();

  expect(same).toBe(first);
  expect(next).toMatchObject({ html: 'second', filled: new WeakMap() });
  expect(next.build).not.toBe(first.build);
});

it('keeps derived pages while the build is unchanged', async () => {
  await write('shell/dist/index.html', 'first');
  await write('public-app/dist/page-files.json', '{"home":["/home.js"]}');
  const page = cache();
  const first = await page();

  time = 5_000;

  expect(await page()).toBe(first);
  expect(first.files).toEqual({ home: ['/home.js'] });
});

it.each<[string, () => unknown]>([
  ['a page’s files', () => write('public-app/dist/page-files.json', '{"home":["/home.2.js"]}')],
  ['the shell’s stylesheet', () => write('shell/dist/main.css', 'p { color: red }')],
  ['the renderer', () => (renderer = { renderPage: () => Promise.reject(new Error()) })],
])('is another page once a build has replaced %s', async (_what, replace) => {
  await write('shell/dist/index.html', '<link href="/main.css" rel="stylesheet"><p>');
  const page = cache();
  const first = await page();

  await replace();
  time = 1_000;

  expect(await page()).not.toBe(first);
});

it('has no page files while a build writes their list', async () => {
  await write('shell/dist/index.html', 'first');
  await write('public-app/dist/page-files.json', '{"home":["/ho');

  expect((await cache()()).files).toEqual({});
});

it('retries at once if the file could not be read', async () => {
  const page = cache();
  await expect(page()).rejects.toThrow('ENOENT');

  await write('shell/dist/index.html', 'there');

  expect((await page()).html).toBe('there');
});
