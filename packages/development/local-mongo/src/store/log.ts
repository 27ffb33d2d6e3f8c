import { createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { serialize } from 'bson';
import { decodeDocument } from '../bson/decode';
import { isDocument } from '../bson/types';
import { syncDirectory } from './directory';
import type { Operation, Place } from './changes';

/*
 * The log is a row of frames, one for the commits that come together: the length of the body and its CRC-32 (four bytes
 * each, little endian), then one BSON document per operation; documents that are put follow one that names their
 * collection, since what surrounds a document takes as long to read as itself; of large ones that were changed there is
 * only what changed. A frame counts as a whole or not at all.
 */
const headerLength = 8;
const smallestDocument = 5;
const largestFrame = 256 * 1024;

/** @param largest bytes after which another frame begins */
function* framesOf(operations: Iterable<Operation>, largest: number): Generator<Buffer> {
  let [parts, size, namespace]: [Uint8Array[], number, string] = [[], 0, ''];
  for (const operation of operations) {
    if (operation.kind === 'put' && operation.patch) parts.push(operation.patch);
    else if (operation.kind === 'put') {
      const { database, collection, document, bytes = serialize(document) } = operation;
      if (parts.length === 0 || namespace !== `${database}.${collection}`)
        parts.push(serialize({ kind: 'documents', database, collection }));
      namespace = `${database}.${collection}`;
      parts.push(bytes);
    } else parts.push(serialize(operation));
    size += parts.at(-1)!.length;
    if (size < largest) continue;
    yield frameOf(parts);
    [parts, size] = [[], 0];
  }
  if (parts.length > 0) yield frameOf(parts);
}

function frameOf(parts: readonly Uint8Array[]): Buffer {
  const frame = Buffer.concat([Buffer.alloc(headerLength), ...parts]);
  frame.writeUInt32LE(frame.length - headerLength, 0);
  frame.writeUInt32LE(crc32(frame.subarray(headerLength)), 4);
  return frame;
}

/** Reads frames up to the first that is torn or damaged. @returns how many bytes were whole frames */
function readFrames(bytes: Buffer, apply: (operation: Operation) => void): number {
  let position = 0;
  while (position + headerLength <= bytes.length) {
    const start = position + headerLength;
    const stop = start + bytes.readUInt32LE(position);
    if (stop === start || stop > bytes.length) break;
    if (crc32(bytes.subarray(start, stop)) !== bytes.readUInt32LE(position + 4)) break;
    let place: Place = { database: '', collection: '' };
    for (let next = start; next < stop; next += bytes.readInt32LE(next)) {
      const found = decodeDocument(bytes, next);
      if ('_id' in found) apply({ ...place, kind: 'put', document: found });
      else if (found.kind === 'documents') place = found as unknown as Place;
      // Format 1 had a document in each operation.
      else if (isDocument(found.document))
        apply({ ...(found as unknown as Place), kind: 'put', document: found.document });
      else apply(found as unknown as Operation);
    }
    position = stop;
  }
  return position;
}

/** Whether a whole frame begins after the position: what lies before it is damage, not the torn end of a crash. */
function holdsFrameAfter(bytes: Buffer, position: number): boolean {
  for (let candidate = position + 1; candidate + headerLength < bytes.length; candidate += 1) {
    const length = bytes.readUInt32LE(candidate);
    const start = candidate + headerLength;
    if (length < smallestDocument || start + length > bytes.length) continue;
    const first = bytes.readInt32LE(start);
    // Cheap signs of a document first: the checksum of every candidate would take minutes.
    if (first < smallestDocument || first > length || bytes[start + first - 1] !== 0) continue;
    if (crc32(bytes.subarray(start, start + length)) === bytes.readUInt32LE(candidate + 4)) return true;
  }
  return false;
}

/** Where the log's commits go and come from. */
export interface LogOptions {
  /** Bytes; a log smaller than twice the last snapshot is not compacted. */
  readonly compactAfter?: number;
  /** Is given every change that the directory holds, in order. */
  apply(operation: Operation): void;
  /** What makes the whole store as it is at the moment of the call. */
  currentState(): Iterable<Operation>;
  /** Told when the log cannot be written any more: nothing may be acknowledged after that. */
  onFailure(error: Error): void;
}

/** The durable log of one directory: `snapshot-N` holds everything up to the beginning of `log-N`. */
export class Log {
  private readonly waiting: Operation[] = [];
  private flushed = Promise.resolve();
  private flushComes = false;

  private constructor(
    private readonly directory: string,
    private readonly options: LogOptions,
    private generation: number,
    private handle: FileHandle,
    private bytes: { log: number; snapshot: number },
  ) {}

  /** Reads what the directory holds. @throws Error with one sentence when it is damaged other than at a log's end */
  static async open(directory: string, options: LogOptions): Promise<Log> {
    const names = (await readdir(directory)).sort();
    for (const name of names) if (name.endsWith('.partial')) await rm(join(directory, name));
    const snapshot = names.findLast((name) => /^snapshot-\d+$/.test(name));
    const logs = names.filter((name) => /^log-\d+$/.test(name) && numberOf(name) >= numberOf(snapshot));
    const bytes = { log: 0, snapshot: snapshot ? await read(join(directory, snapshot), options.apply) : 0 };
    for (const name of logs) bytes.log += await read(join(directory, name), options.apply);
    const generation = Math.max(1, numberOf(logs.at(-1) ?? snapshot));
    const handle = await open(fileOf(directory, 'log', generation), 'a');
    await syncDirectory(directory);
    return new Log(directory, options, generation, handle, bytes);
  }

  /** Takes a commit; it is on disk when a `durable()` asked for afterwards resolves. */
  append(operations: readonly Operation[]): void {
    for (const operation of operations) this.waiting.push(operation);
  }

  /** Resolves when everything appended so far is on disk; commits that come together share one sync. */
  durable(): Promise<void> {
    if (this.waiting.length > 0 && !this.flushComes) {
      this.flushComes = true;
      // One turn of the event loop, so that the commits of other connections join this sync.
      this.flushed = this.flushed.then(() => nextTurn()).then(() => this.flush());
    }
    return this.flushed;
  }

  async close(): Promise<void> {
    await this.durable();
    await this.handle.close();
  }

  private async flush(): Promise<void> {
    this.flushComes = false;
    const { compactAfter = 64 * 1024 * 1024, onFailure, currentState } = this.options;
    try {
      const frames = Buffer.concat([...framesOf(this.waiting.splice(0), Infinity)]);
      this.bytes.log += frames.length;
      const full = this.bytes.log > Math.max(compactAfter, 2 * this.bytes.snapshot);
      // The state is taken in the tick in which the frames are: what comes later goes to the next log.
      if (full) return await this.compact(currentState());
      await this.handle.appendFile(frames);
      await this.handle.datasync();
    } catch (error) {
      // What is on disk is unknown from here on: this promise stays rejected, so nothing is acknowledged any more.
      const failure = new Error(`the log in ${this.directory} cannot be written: ${String(error)}`);
      onFailure(failure);
      throw failure;
    }
  }

  /** Writes a snapshot instead of the waiting frames, which are part of it, and begins a new log. */
  private async compact(state: Iterable<Operation>): Promise<void> {
    const old = (await readdir(this.directory)).filter((name) => /^(log|snapshot)-\d+$/.test(name));
    this.generation += 1;
    const file = fileOf(this.directory, 'snapshot', this.generation);
    await pipeline(framesOf(state, largestFrame), createWriteStream(`${file}.partial`, { flush: true }));
    await rename(`${file}.partial`, file);
    await this.handle.close();
    this.handle = await open(fileOf(this.directory, 'log', this.generation), 'a');
    this.bytes = { log: 0, snapshot: (await stat(file)).size };
    await syncDirectory(this.directory);
    for (const name of old) await rm(join(this.directory, name));
  }
}

const fileOf = (directory: string, kind: 'log' | 'snapshot', generation: number): string =>
  join(directory, `${kind}-${String(generation).padStart(8, '0')}`);

const numberOf = (name = '-0'): number => Number(name.split('-')[1]);

/**
 * Reads one file. A log may end in a frame that a crash has torn; it was never acknowledged and is cut off. Damage with
 * whole frames behind it is refused: cutting there would throw acknowledged commits away. @returns its bytes
 */
async function read(file: string, apply: LogOptions['apply']): Promise<number> {
  const bytes = await readFile(file);
  const good = readFrames(bytes, apply);
  if (good === bytes.length) return good;
  if (basename(file).startsWith('snapshot') || holdsFrameAfter(bytes, good)) {
    const advice = 'restore a copy of the folder, or move it away to start anew';
    throw new Error(`${file} is damaged at byte ${good}: ${advice}.`);
  }
  await truncate(file, good);
  return good;
}
