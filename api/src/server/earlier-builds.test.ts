import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveBuilds, keepArchiving } from './earlier-builds';
import { createLogger } from '@camp/runtime/logger';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-07-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

let folder: string;
let dist: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-builds-'));
  dist = join(folder, 'shell/dist');
  await mkdir(dist, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const folders = () => ({ root: folder, archive: join(folder, 'earlier-builds'), apps: ['shell'] });

/** Replaces the build. @param writtenAt time of its files */
async function build(files: Record<string, string>, writtenAt = new Date('2026-06-30')): Promise<void> {
  for (const name of await readdir(dist)) await rm(join(dist, name));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(dist, name), content);
    await utimes(join(dist, name), writtenAt, writtenAt);
  }
}
const archived = async () => (await readdir(join(folder, 'earlier-builds/shell'))).sort();

it('copies files with a hashed name, compressed ones too, and no others', async () => {
  await build({ 'main.0123abcd.js': 'one', 'main.0123abcd.js.br': 'b', 'index.html': '', 'sw.js': '' });

  await archiveBuilds(folders(), start);

  expect(await archived()).toEqual(['main.0123abcd.js', 'main.0123abcd.js.br']);
  expect(await readFile(join(folder, 'earlier-builds/shell/main.0123abcd.js'), 'utf8')).toBe('one');
});

it('deletes a file 30 days after the last build that had it', async () => {
  await build({ 'old.0123abcd.js': '', 'both.0123abcd.js': '' });
  await archiveBuilds(folders(), start);
  // The old build runs for 40 days.
  await archiveBuilds(folders(), after(40));
  await build({ 'new.0123abcd.js': '', 'both.0123abcd.js': '' });

  await archiveBuilds(folders(), after(69));
  expect(await archived()).toEqual(['both.0123abcd.js', 'new.0123abcd.js', 'old.0123abcd.js']);
  await archiveBuilds(folders(), after(71));
  expect(await archived()).toEqual(['both.0123abcd.js', 'new.0123abcd.js']);
});

it('waits for a file that a build may still be writing', async () => {
  await build({ 'main.0123abcd.js': 'half' }, new Date(start.getTime() - 2_000));
  await archiveBuilds(folders(), start);
  expect(await archived()).toEqual([]);

  await archiveBuilds(folders(), new Date(start.getTime() + 60_000));
  expect(await archived()).toEqual(['main.0123abcd.js']);
});

it('archives at the start, and by several processes at once', async () => {
  await build(Object.fromEntries([...Array(50).keys()].map((n) => [`part.${10_000_000 + n}.js`, `${n}`])));
  const logger = createLogger({ name: 'test', level: 'silent' });
  const warn = jest.spyOn(logger, 'warn');

  const stops = [1, 2, 3].map(() => keepArchiving(folders(), { now: () => start }, logger));
  await Promise.all(stops.map((stop) => stop()));

  expect(warn).not.toHaveBeenCalled();
  expect(await archived()).toHaveLength(50);
});

it('only logs that the archive cannot be written', async () => {
  await build({ 'main.0123abcd.js': '' });
  await writeFile(join(folder, 'earlier-builds'), 'in the way');
  const logger = createLogger({ name: 'test', level: 'silent' });
  const warn = jest.spyOn(logger, 'warn');

  await keepArchiving(folders(), { now: () => start }, logger)();

  expect(warn).toHaveBeenCalledTimes(1);
});
