import { access, constants, mkdir } from 'node:fs/promises';
import { Refusal } from './refusal';

/**
 * Makes a folder for data, readable by this account alone, unless it is there.
 *
 * @param path - the folder
 * @throws Refusal when there is something else at the path or this account may not write there
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      `The data folder ${path} cannot be used (${code}): make it a folder that this account may write, or choose another one with DATA_DIR.`,
    );
  }
}
