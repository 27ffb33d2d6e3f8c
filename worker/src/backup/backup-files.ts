import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^camp-\d{8}-\d{6}\.age$/;

/** The name of a backup's file: `camp-20270601-031500.age`, in GMT. */
export function nameOf(madeAt: Date): string {
  const [day = '', time = ''] = madeAt.toISOString().replace(/[-:]/g, '').split('T');
  return `camp-${day}-${time.slice(0, 6)}.age`;
}

/** The backups among files that are too many. @param keep - how many stay */
export function oldestOf(names: readonly string[], keep: number): string[] {
  const backups = names.filter((name) => pattern.test(name)).sort();
  return backups.slice(0, Math.max(0, backups.length - keep));
}

/** The names of the backups that were made before a moment, oldest first. */
export const backupsBefore = async (directory: string, moment: Date): Promise<string[]> =>
  (await readdir(directory)).filter((name) => pattern.test(name) && name < nameOf(moment)).sort();

/**
 * Deletes the oldest backups, and what interrupted tries left. Other files stay.
 *
 * @param keep - how many stay
 * @returns the names of the deleted files
 */
export async function deleteOldBackups(directory: string, keep: number): Promise<string[]> {
  const names = await readdir(directory);
  const partial = names.filter(
    (name) => name.endsWith('.partial') && pattern.test(name.replace(/\.partial$/, '')),
  );
  const old = [...oldestOf(names, keep), ...partial];
  for (const name of old) await rm(join(directory, name));
  return old;
}
