import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { decrypt } from './age';
import { decodeFrames, endMark, manifestMark, type Frame } from './frames';
import { endSchema, manifestSchema, type Manifest } from './manifest';

/** A record of a backup. */
export interface BackedUpRecord {
  collection: string;
  bytes: Uint8Array;
}

/** An open backup. */
export interface OpenBackup {
  manifest: Manifest;
  /**
   * The records, once.
   *
   * @throws Error if the file is incomplete or changed
   */
  records: AsyncIterable<BackedUpRecord>;
  /** Stops reading. */
  close(): void;
}

/** @throws Error with one sentence if the key does not open the file or the file is no backup */
export async function openBackup(file: string, identity: string): Promise<OpenBackup> {
  const source = createReadStream(file);
  const decrypted = await decrypt(source, identity).catch((error: unknown) => {
    source.destroy();
    throw new Error(`The key does not open ${file}: ${(error as Error).message}.`, { cause: error });
  });
  const decompressed = createGunzip();
  const reading = pipeline(decrypted, decompressed);
  // Whoever reads `decompressed` gets the error.
  reading.catch(() => undefined);
  const frames = decodeFrames(Readable.from(decompressed));
  const first = await frames.next();
  if (first.done || first.value.mark !== manifestMark) throw new Error(`${file} is not a backup.`);
  const manifest = manifestSchema.parse(mongo.BSON.deserialize(first.value.bytes));
  return { manifest, records: recordsOf(frames, manifest), close: () => source.destroy() };
}

async function* recordsOf(
  frames: AsyncGenerator<Frame>,
  { collections }: Manifest,
): AsyncGenerator<BackedUpRecord> {
  const read = new Map<string, number>();
  for await (const { mark, bytes } of frames) {
    if (mark === endMark) return checkCounts(endSchema.parse(mongo.BSON.deserialize(bytes)).counts, read);
    const collection = collections[mark];
    if (collection === undefined)
      throw new Error(`The backup has records of an unknown collection (${mark}).`);
    read.set(collection, (read.get(collection) ?? 0) + 1);
    yield { collection, bytes };
  }
  throw new Error('The backup is incomplete: its end is missing. Use another backup.');
}

function checkCounts(counts: Readonly<Record<string, number>>, read: ReadonlyMap<string, number>): void {
  for (const [collection, count] of Object.entries(counts)) {
    const found = read.get(collection) ?? 0;
    if (found !== count) throw new Error(`The backup has ${found} of ${count} records of ${collection}.`);
  }
}
