import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachePage } from './cached-page';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-page-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('returns the page from the cache for a second, then the next build’s without derived pages', async () => {
  const file = join(folder, 'index.html');
  await writeFile(file, 'first');
  let time = 0;
  const page = cachePage(file, () => time);
  const first = await page();
  first.filled.set({}, new Map([['/contact', 'first with a head']]));

  await writeFile(file, 'second');
  time = 999;
  const same = await page();
  time = 1_000;
  const next = await page();

  expect(same).toBe(first);
  expect(next).toEqual({ html: 'second', styled: { html: 'second' }, filled: new WeakMap() });
});

it('keeps derived pages while the build is unchanged', async () => {
  const file = join(folder, 'index.html');
  await writeFile(file, 'first');
  let time = 0;
  const page = cachePage(file, () => time);
  const first = await page();

  time = 5_000;

  expect(await page()).toBe(first);
});

it('is sent without an inlined stylesheet until a build has written one', async () => {
  const file = join(folder, 'index.html');
  const link = '<link href="/main.css" rel="stylesheet">';
  await writeFile(file, `${link}<p>`);
  let time = 0;
  const page = cachePage(file, () => time);
  const early = await page();

  await writeFile(join(folder, 'main.css'), 'p { color: red }');
  time = 1_000;
  const later = await page();

  expect(early.styled).toEqual({ html: `${link}<p>` });
  expect(later.styled).toMatchObject({ html: '<style>p { color: red }</style><p>' });
  expect(later.styled.styleSource).toMatch(/^'sha256-/);
});

it('retries at once if the file could not be read', async () => {
  const file = join(folder, 'index.html');
  const page = cachePage(file, () => 0);
  await expect(page()).rejects.toThrow('ENOENT');

  await writeFile(file, 'there');

  expect((await page()).html).toBe('there');
});
