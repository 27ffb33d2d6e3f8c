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
 * The log is a sequence of frames, one for the commits that are written together. A frame has the body's length and its
 * CRC-32 (four bytes each, little endian), then one BSON document per operation. Put documents follow a document that
 * names their collection, since wrapping a document doubles its decoding time. Of large documents, only changes are
 * logged. A frame is valid as a whole or not at all.
 */
const headerLength = 8;
const smallestDocument = 5;
const largestFrame = 256 * 1024;

/** @param largest bytes after which another frame starts */
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

/** Reads frames up to the first torn or damaged one. @returns the bytes of the whole frames */
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
      // Format 1 has a document in each operation.
      else if (isDocument(found.document))
        apply({ ...(found as unknown as Place), kind: 'put', document: found.document });
      else apply(found as unknown as Operation);
    }
    position = stop;
  }
  return position;
}

/** Whether a whole frame starts after the position. Then the damage before it is not the torn end of a crash. */
function holdsFrameAfter(bytes: Buffer, position: number): boolean {
  for (let candidate = position + 1; candidate + headerLength < bytes.length; candidate += 1) {
    const length = bytes.readUInt32LE(candidate);
    const start = candidate + headerLength;
    if (length < smallestDocument || start + length > bytes.length) continue;
    const first = bytes.readInt32LE(start);
    // Cheap signs of a document first, because checking every candidate's checksum would take minutes.
    if (first < smallestDocument || first > length || bytes[start + first - 1] !== 0) continue;
    if (crc32(bytes.subarray(start, start + length)) === bytes.readUInt32LE(candidate + 4)) return true;
  }
  return false;
}

/** The options of a log. */
export interface LogOptions {
  /** Bytes. A log smaller than twice the last snapshot is not compacted. */
  readonly compactAfter?: number;
  /** Called for every change in the directory, in order. */
  apply(operation: Operation): void;
  /** The operations that recreate the whole current store. */
  currentState(): Iterable<Operation>;
  /** Called when the log can no longer be written. Nothing may be acknowledged after that. */
  onFailure(error: Error): void;
}

/** The durable log of one directory. `snapshot-N` contains everything before `log-N`. */
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

  /** Reads the directory. @throws Error with one sentence when it is damaged other than at a log's end */
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

  /** Appends a commit. It is on disk when a later `durable()` resolves. */
  append(operations: readonly Operation[]): void {
    for (const operation of operations) this.waiting.push(operation);
  }

  /** Resolves when everything appended so far is on disk. Concurrent commits share one sync. */
  durable(): Promise<void> {
    if (this.waiting.length > 0 && !this.flushComes) {
      this.flushComes = true;
      // Waits one turn of the event loop, so that the commits of other connections join this sync.
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
      // State and frames are taken in the same tick. Later changes go to the next log.
      if (full) return await this.compact(currentState());
      await this.handle.appendFile(frames);
      await this.handle.datasync();
    } catch (error) {
      // From here on, the state on disk is unknown. The promise stays rejected, so that nothing is acknowledged.
      const failure = new Error(`the log in ${this.directory} cannot be written: ${String(error)}`);
      onFailure(failure);
      throw failure;
    }
  }

  /** Writes a snapshot that includes the pending frames, and starts a new log. */
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
 * Reads one file. A torn frame at the end of a log was never acknowledged, and is cut off. Damage before whole frames
 * is an error, because cutting there would lose acknowledged commits. @returns its bytes
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
