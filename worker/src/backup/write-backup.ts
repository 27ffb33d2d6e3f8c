import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { mongo } from 'mongoose';
import { encrypt } from './age';
import { nameOf } from './backup-files';
import { readDatabase, type Counts } from './read-database';

/** A finished backup. */
export interface WrittenBackup {
  file: string;
  bytes: number;
  counts: Counts;
}

/** Where a backup comes from and goes to. */
export interface BackupSource {
  client: mongo.MongoClient;
  database: mongo.Db;
  /** The folder, made if it is missing. */
  directory: string;
  /** Public keys. The key of each opens the file. */
  recipients: readonly string[];
}

/**
 * Writes a backup. It has its name only once it is complete and on disk.
 *
 * @param madeAt - now
 * @throws the errors of MongoDB and of the disk, after which nothing is left
 */
export async function writeBackup(source: BackupSource, madeAt: Date): Promise<WrittenBackup> {
  const { client, database, directory, recipients } = source;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = nameOf(madeAt);
  const partial = join(directory, `${file}.partial`);
  const counts: Counts = {};
  try {
    const compressed = createGzip({ level: 1 });
    const compressing = pipeline(Readable.from(readDatabase(client, database, madeAt, counts)), compressed);
    const writing = encrypt(compressed, recipients).then((encrypted) =>
      pipeline(encrypted, createWriteStream(partial, { mode: 0o600, flush: true })),
    );
    await Promise.all([compressing, writing]);
    await rename(partial, join(directory, file));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  const { size } = await stat(join(directory, file));
  return { file, bytes: size, counts };
}
