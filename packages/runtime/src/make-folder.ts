import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it, unless they are there; what is made is for this account alone. It is done
 * without the `recursive` of Node, which never ends below a folder such as /proc, in which nothing can be made.
 *
 * @param path - absolute, or from the working folder
 * @throws the system's error, with `code`: EEXIST for something else at the path, ENOTDIR for something above it
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (isFolder(path)) return;
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isFolder(above)) throw error;
    makeFolder(above);
    mkdirSync(path, { mode: 0o700 });
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
