import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseAgain } from '@camp/database/erasure/erase-again';
import type { StoredErasure } from '@camp/database/erasure/erasure-model';
import type { Models } from '@camp/database/models';
import { Types, type mongo } from 'mongoose';

/** The file beside the backups. Copy it with them. */
export const erasuresFile = 'erasures.jsonl';

/** Those of an erasure: ids and the time only. */
type ErasedRecords = Pick<StoredErasure, 'recordIds' | 'at'>;

/**
 * Appends a line for each erasure that has none yet. The file exists afterwards, even without any erasure. If it is
 * missing, because the folder was moved or emptied, each known erasure is written again.
 *
 * @returns how many lines were written
 * @throws errors of the file system, after which the lines are written again
 */
export async function copyErasures(database: mongo.Db, directory: string, now: Date): Promise<number> {
  const erasures = database.collection<StoredErasure>('erasures');
  const path = join(directory, erasuresFile);
  const isMissing = (await sizeOf(path)) === 0;
  const found = await erasures
    .find(isMissing ? {} : { copiedAt: { $exists: false } })
    .sort({ at: 1 })
    .toArray();
  const lines = found.map(lineOf).join('');
  await (isMissing ? create(path, lines) : append(path, lines));
  await erasures.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: { copiedAt: now } });
  return found.length;
}

/** A line begins with a line break too, so that one that was cut off doesn't spoil the next one. */
const lineOf = ({ at, recordIds }: ErasedRecords) =>
  `\n${JSON.stringify({ at, ids: recordIds.map(String) })}\n`;

/** @returns 0 for a missing file too */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return 0;
    },
  );

/** All at once, since a part of it would count as the whole. */
async function create(path: string, lines: string): Promise<void> {
  const partial = `${path}.partial`;
  await writeFile(partial, lines, { mode: 0o600, flush: true });
  await rename(partial, path);
}

const append = (path: string, lines: string) => appendFile(path, lines, { mode: 0o600, flush: true });

/**
 * Reads the file beside a backup.
 *
 * @returns all erasures, and how many lines were cut off
 * @throws Error with one sentence if the file is missing
 */
export async function readErasures(
  directory: string,
): Promise<{ erasures: ErasedRecords[]; unreadable: number }> {
  const file = join(directory, erasuresFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${file} is missing. Without it, a restore brings back families who were erased. Copy it beside the backup, or add --no-erasures.`,
    );
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const erasures = lines.flatMap((line) => erasureIn(line) ?? []);
  return { erasures, unreadable: lines.length - erasures.length };
}

/** @returns undefined for a line that was cut off, which was written again after it */
function erasureIn(line: string): ErasedRecords | undefined {
  try {
    const { at, ids } = JSON.parse(line) as { at: string; ids: string[] };
    return { at: new Date(at), recordIds: ids.map((id) => new Types.ObjectId(id)) };
  } catch {
    return undefined;
  }
}

/** Ids of a command. */
const mostAtOnce = 1_000;

/**
 * Erases again what a restored backup brought back. Erasures that the backup doesn't know are stored, so that the next
 * backup writes their lines, perhaps on another server.
 *
 * @returns how many ids were replayed
 */
export async function replayErasures(models: Models, erasures: readonly ErasedRecords[]): Promise<number> {
  const ids = erasures.flatMap(({ recordIds }) => recordIds);
  for (let from = 0; from < ids.length; from += mostAtOnce)
    await eraseAgain(models, ids.slice(from, from + mostAtOnce));
  const known = new Set((await models.Erasure.find().lean<StoredErasure[]>()).map(lineOf));
  const unknown = new Map(erasures.map((one) => [lineOf(one), one]));
  await models.Erasure.insertMany([...unknown].flatMap(([line, one]) => (known.has(line) ? [] : one)));
  return ids.length;
}
