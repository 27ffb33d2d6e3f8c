import { statSync } from 'node:fs';
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

/** Milliseconds without a write after which a backup was interrupted. */
const interruptedAfter = 60 * 60 * 1000;

/**
 * Deletes the oldest backups, and what interrupted tries left. Other files stay, such as a backup that another process
 * is writing.
 *
 * @param keep - how many stay
 * @returns the names of the deleted files
 */
export async function deleteOldBackups(directory: string, keep: number, now: Date): Promise<string[]> {
  const names = await readdir(directory);
  const old = oldestOf(names, keep);
  for (const name of names) {
    if (!name.endsWith('.partial') || !pattern.test(name.replace(/\.partial$/, ''))) continue;
    // Another process may have ended meanwhile, and renamed it.
    const written = statSync(join(directory, name), { throwIfNoEntry: false })?.mtime;
    if (written && now.getTime() - written.getTime() > interruptedAfter) old.push(name);
  }
  for (const name of old) await rm(join(directory, name), { force: true });
  return old;
}
