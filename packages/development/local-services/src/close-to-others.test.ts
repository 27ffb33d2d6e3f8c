import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeToOthers } from './close-to-others';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-close-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);

it('closes a folder with everything below it, and nothing that a link leads to', async () => {
  await mkdir(join(folder, 'data/mails'), { recursive: true });
  await writeFile(join(folder, 'data/mails/letter'), '');
  await writeFile(join(folder, 'outside'), '');
  await symlink(join(folder, 'outside'), join(folder, 'data/link'));
  for (const path of ['data', 'data/mails', 'data/mails/letter', 'outside'])
    await chmod(join(folder, path), 0o777);

  await closeToOthers(join(folder, 'data'));

  expect(await Promise.all(['data', 'data/mails', 'data/mails/letter', 'outside'].map(modeOf))).toEqual([
    '700',
    '700',
    '600',
    '777',
  ]);
});

it('accepts a missing path', async () => {
  await expect(closeToOthers(join(folder, 'nothing'))).resolves.toBeUndefined();
});
