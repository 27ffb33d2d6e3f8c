import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes other users' permissions on a file, or on a folder with everything below it. Links are not followed, so that
 * nothing outside is changed.
 *
 * @param path - the file or folder, which may be missing
 * @throws the system's error, e.g. for another user's file
 */
export async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (found?.isDirectory()) {
    // Outer folders come first, so that everything below is protected at once.
    await closeEntry(path, found.mode, 0o700);
    for (const name of await readdir(path)) await closeToOthers(join(path, name));
  }
  if (found?.isFile()) await closeEntry(path, found.mode, 0o600);
}

async function closeEntry(path: string, mode: number, wanted: number): Promise<void> {
  if ((mode & 0o777) !== wanted) await chmod(path, wanted);
}
