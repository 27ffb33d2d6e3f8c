import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child-process';
import { openDataFolder, type DataFolder } from './data-folder';

let path: string;
const open: DataFolder[] = [];
const openFolder = async (at = path) => {
  const folder = await openDataFolder(at);
  open.push(folder);
  return folder;
};

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'camp-data-test-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((folder) => folder.release()));
  await rm(path, { recursive: true });
});

it('keeps its secrets from one start to the next, for this account alone', async () => {
  const first = await openFolder(join(path, 'new/deeper'));
  await first.release();
  open.pop();

  const second = await openFolder(join(path, 'new/deeper'));

  expect(second.secrets).toEqual(first.secrets);
  expect((await stat(second.at('secrets.json'))).mode & 0o077).toBe(0);
});

it('begins each start with empty logs and keeps those of the one before', async () => {
  for (const words of ['oldest', 'old']) {
    const folder = await openFolder();
    await writeFile(folder.logFile('api'), words);
    await folder.release();
    open.pop();
  }

  const next = await openFolder();

  await expect(readFile(next.logFile('api'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(readFile(next.at('logs.previous/api.log'), 'utf8')).resolves.toBe('old');
});

it('refuses a folder that another start uses', async () => {
  await openFolder();
  await expect(openDataFolder(path)).rejects.toThrow(
    `The data folder ${path} is in use by another start: end that one, or choose another folder with DATA_DIR.`,
  );
});

it('locks a folder also where the path of temporary files is too long for a socket', async () => {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = join(path, 'deep'.repeat(40));
  try {
    await openFolder();
    await expect(openDataFolder(path)).rejects.toThrow('is in use by another start');
  } finally {
    process.env.TMPDIR = TMPDIR ?? '/tmp';
  }
});

it('opens a folder whose last user was killed', async () => {
  const holder = await startChild({
    name: 'The holder',
    command: process.execPath,
    args: [
      '-e',
      `require('tsx/cjs');
       require(${JSON.stringify(require.resolve('./data-folder'))}).openDataFolder(process.argv[1])
         .then(() => { console.log('held'); setInterval(() => {}, 1000); });`,
      path,
    ],
  });
  await holder.waitForLine(/held/);
  holder.signal('SIGKILL');
  await holder.ended;

  await expect(openFolder()).resolves.toMatchObject({ path });
});

it('refuses a path that is no folder', async () => {
  const file = join(path, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(
    `The data folder ${file} cannot be used (EEXIST): make it a folder that this account may write, or choose another one with DATA_DIR.`,
  );
});

it('refuses damaged secrets, then opens once they are deleted', async () => {
  await writeFile(join(path, 'secrets.json'), '{"jwtSecret": 7');
  await expect(openDataFolder(path)).rejects.toThrow(/^The data folder is damaged: .*secrets\.json/);

  await rm(join(path, 'secrets.json'));
  await expect(openFolder()).resolves.toMatchObject({ path });
});
