import { readFile } from 'node:fs/promises';

/**
 * Reads a file of a build, which may be missing.
 * @returns undefined if there is no such file
 * @throws Error if it cannot be read for another reason
 */
export async function readOptional(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
