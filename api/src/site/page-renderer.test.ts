import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRenderer } from '@camp/contracts/registries/rendered-page';
import { createLogger } from '@camp/runtime/logger';
import { pageRendererAt } from './page-renderer';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-renderer-'));
  file = join(folder, 'page-renderer.cjs');
});
afterEach(() => rm(folder, { recursive: true }));

const logger = createLogger({ name: 'test', level: 'silent' });
const warn = jest.spyOn(logger, 'warn');
afterEach(() => warn.mockClear());

/** @param second when the build wrote it */
const build = async (code: string, second: number) => {
  await writeFile(file, code);
  await utimes(file, second, second);
};
const bundle = (html: string) =>
  `const path = require('node:path'); module.exports = { renderPage: async () => ({ html: path.posix.join('${html}') }) };`;
const htmlOf = async (renderer: PageRenderer | undefined) =>
  (await renderer?.renderPage('home', { now: '' }, {}))?.html;

it('loads the bundle, and loads it again when a build has replaced it', async () => {
  const rendererOf = pageRendererAt(file, logger);
  await build(bundle('first'), 1);
  const first = await rendererOf();

  expect(await htmlOf(first)).toBe('first');
  expect(await rendererOf()).toBe(first);
  await build(bundle('second'), 2);
  expect(await htmlOf(await rendererOf())).toBe('second');
  expect(warn).not.toHaveBeenCalled();
});

it('reports a missing bundle once, and loads it once it exists', async () => {
  const rendererOf = pageRendererAt(file, logger);

  expect([await rendererOf(), await rendererOf()]).toEqual([undefined, undefined]);
  expect(warn).toHaveBeenCalledTimes(1);
  await build(bundle('late'), 1);
  expect(await htmlOf(await rendererOf())).toBe('late');
});

it('reports a bundle that fails to load once', async () => {
  const rendererOf = pageRendererAt(file, logger);
  await build(`throw new Error('broken')`, 1);

  expect([await rendererOf(), await rendererOf()]).toEqual([undefined, undefined]);
  expect(warn).toHaveBeenCalledTimes(1);
});
