import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

it('keeps its secrets across starts, readable by this user only', async () => {
  const first = await openFolder(join(path, 'new/deeper'));
  await first.release();
  open.pop();

  const second = await openFolder(join(path, 'new/deeper'));

  expect(second.secrets).toEqual(first.secrets);
  expect((await stat(second.at('secrets.json'))).mode & 0o077).toBe(0);
});

const modeOf = async (at: string) => (await stat(at)).mode & 0o777;

it('closes what an earlier version left open to others', async () => {
  const first = await openFolder();
  await mkdir(first.at('mails'));
  await writeFile(join(first.at('mails'), 'letter.eml'), '');
  await first.release();
  open.pop();
  for (const [name, mode] of [
    ['mails/letter.eml', 0o644],
    ['mails', 0o755],
    ['secrets.json', 0o644],
    ['.', 0o755],
  ] as const) {
    await chmod(join(path, name), mode);
  }

  await openFolder();

  expect(await modeOf(path)).toBe(0o700);
  for (const name of ['mails', 'logs', 'logs.previous']) expect(await modeOf(join(path, name))).toBe(0o700);
  for (const name of ['mails/letter.eml', 'secrets.json']) expect(await modeOf(join(path, name))).toBe(0o600);
});

it('in a folder with other content it closes only its own entries', async () => {
  await writeFile(join(path, 'letter-to-grandma'), '');
  await mkdir(join(path, 'mails'));
  for (const name of ['letter-to-grandma', 'mails', '.']) await chmod(join(path, name), 0o755);

  await openFolder();

  expect(await modeOf(path)).toBe(0o755);
  expect(await modeOf(join(path, 'letter-to-grandma'))).toBe(0o755);
  expect(await modeOf(join(path, 'mails'))).toBe(0o700);
});

it('starts with empty logs and keeps those of the previous start', async () => {
  for (const words of ['oldest', 'old']) {
    const folder = await openFolder();
    await writeFile(folder.logFile('api'), words);
    await folder.release();
    open.pop();
  }

  const next = await openFolder();

  await expect(readFile(next.logFile('api'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(readFile(join(next.at('logs.previous'), 'api.log'), 'utf8')).resolves.toBe('old');
});

it('refuses a folder in use by another start', async () => {
  await openFolder();
  await expect(openDataFolder(path)).rejects.toThrow(
    `The data folder ${path} is in use by another instance. Stop that one, or choose another folder with DATA_DIR.`,
  );
});

it('locks a folder even if the path of temporary files is too long for a socket', async () => {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = join(path, 'deep'.repeat(40));
  try {
    await openFolder();
    await expect(openDataFolder(path)).rejects.toThrow('is in use by another instance');
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
    `The data folder ${file} cannot be used (EEXIST). Make it writable, or choose another one with DATA_DIR.`,
  );
});

it('refuses a folder whose parent is not writable', async () => {
  await expect(openDataFolder('/proc/camp/data')).rejects.toThrow(
    /^The data folder \/proc\/camp\/data cannot be used \(E[A-Z]+\)\. Make it writable, or /,
  );
});

it('refuses damaged secrets, and opens once they are deleted', async () => {
  await writeFile(join(path, 'secrets.json'), '{"jwtSecret": 7');
  await expect(openDataFolder(path)).rejects.toThrow(/^The data folder is damaged: .*secrets\.json/);

  await rm(join(path, 'secrets.json'));
  await expect(openFolder()).resolves.toMatchObject({ path });
});
