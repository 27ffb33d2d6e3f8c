import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseAgain } from '@camp/database/erasure/erase-again';
import type { StoredErasure } from '@camp/database/erasure/erasure-model';
import type { Models } from '@camp/database/models';
import { Types, type mongo } from 'mongoose';

/** The file beside the backups. Copy it with them. */
export const erasuresFile = 'erasures.jsonl';

/** One line of the file. */
interface Line {
  at: string;
  ids: string[];
}

/** Most erasures that are copied at once. */
const batch = 500;

/**
 * Appends a line for each erasure that has none yet, with ids and the time only. The file exists afterwards, even
 * without any erasure.
 *
 * @returns how many lines were written
 * @throws errors of the file system, after which the lines are written again
 */
export async function copyErasures(database: mongo.Db, directory: string, now: Date): Promise<number> {
  const erasures = database.collection<StoredErasure>('erasures');
  const found = await erasures
    .find({ copiedAt: { $exists: false } })
    .sort({ at: 1 })
    .limit(batch)
    .toArray();
  const file = await open(join(directory, erasuresFile), 'a', 0o600);
  try {
    // A line begins with a line break too, so that one that was cut off doesn't spoil the next one.
    const lines = found.map(
      ({ at, recordIds }) => `\n${JSON.stringify({ at, ids: recordIds.map(String) })}\n`,
    );
    await file.appendFile(lines.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await erasures.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: { copiedAt: now } });
  return found.length;
}

/**
 * Reads the file beside a backup.
 *
 * @returns the ids of all erased records, and how many lines were cut off
 * @throws Error with one sentence if the file is missing
 */
export async function readErasures(
  directory: string,
): Promise<{ ids: Types.ObjectId[]; unreadable: number }> {
  const file = join(directory, erasuresFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${file} is missing. Without it, a restore brings back families who were erased. Copy it beside the backup, or add --no-erasures.`,
    );
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const ids = lines.flatMap((line) => idsIn(line) ?? []);
  return { ids, unreadable: lines.filter((line) => idsIn(line) === undefined).length };
}

/** @returns undefined for a line that was cut off, which was written again after it */
function idsIn(line: string): Types.ObjectId[] | undefined {
  try {
    return (JSON.parse(line) as Line).ids.map((id) => new Types.ObjectId(id));
  } catch {
    return undefined;
  }
}

/** Ids of a command. */
const mostAtOnce = 1_000;

/** Erases again what a restored backup brought back. @returns how many ids were replayed */
export async function replayErasures(models: Models, ids: readonly Types.ObjectId[]): Promise<number> {
  for (let from = 0; from < ids.length; from += mostAtOnce)
    await eraseAgain(models, ids.slice(from, from + mostAtOnce));
  return ids.length;
}
