import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes from other accounts of this machine what they may read or write of a file, or of a folder and all below it.
 * Links are left alone, so that nothing outside is touched.
 *
 * @param path - the file or folder; nothing happens when there is none
 * @throws the system's error, e.g. for a file of another account
 */
export async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (found?.isDirectory()) {
    // From the outside in: what is below is out of reach at once.
    await closeEntry(path, found.mode, 0o700);
    for (const name of await readdir(path)) await closeToOthers(join(path, name));
  }
  if (found?.isFile()) await closeEntry(path, found.mode, 0o600);
}

async function closeEntry(path: string, mode: number, wanted: number): Promise<void> {
  if ((mode & 0o777) !== wanted) await chmod(path, wanted);
}
