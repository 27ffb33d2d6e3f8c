import { accessSync, constants } from 'node:fs';
import { makeFolder } from '@camp/runtime/make-folder';
import { Refusal } from './refusal';

/**
 * Creates a data folder, readable by this user only, unless it exists.
 *
 * @param path - the folder
 * @throws Refusal if something else is at the path, or this user may not write there
 */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(path, error);
  }
}

/** The sentence for a folder that the system cannot use. */
export function unusableFolder(path: string, error: unknown): Refusal {
  const { code } = error as NodeJS.ErrnoException;
  return new Refusal(
    `The data folder ${path} cannot be used (${code}). Make it writable, or choose another one with DATA_DIR.`,
  );
}
