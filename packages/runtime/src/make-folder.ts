import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder with its parents, for this account only. It doesn't use Node's `recursive`, which hangs below a
 * folder such as /proc.
 * @param path - absolute or relative
 * @throws the system's error, with `code`: EEXIST if something else has the path, ENOTDIR if a parent isn't a folder
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
