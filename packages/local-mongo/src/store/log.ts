import { type FileHandle, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { writeSync, fdatasyncSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from './directory';
import { encodeFrame, holdsFrameAfter, readFrames } from './frames';
import type { Operation } from './operation';

type FileKind = 'log' | 'snapshot';

/** Settings of the log. */
export interface LogOptions {
  /** Bytes of log after which it is compacted, if it is also larger than twice the last snapshot. */
  readonly compactAfter?: number;
  /** Told when the log cannot be written any more: nothing may be acknowledged after that. */
  onFailure(error: Error): void;
}

/**
 * The durable log of one directory: `snapshot-N` holds everything up to the switch to `log-N`, and the logs from N on
 * hold what came after it.
 */
export class Log {
  private waitingFrames: Buffer[] = [];
  private waiters: (() => void)[] = [];
  private flushing: Promise<void> | undefined;
  private failure: Error | undefined;
  private switching = false;
  private compacting: Promise<void> | undefined;
  private logBytes = 0;
  private snapshotBytes = 0;

  private constructor(
    private readonly directory: string,
    private readonly options: LogOptions,
    private handle: FileHandle,
    private generation: number,
  ) {}

  /**
   * Reads what the directory holds and opens its log.
   * @param apply is given every commit, in order
   * @throws Error with one sentence when a file is damaged other than at the end of the last log
   */
  static async open(
    directory: string,
    apply: (operations: Operation[]) => void,
    options: LogOptions,
  ): Promise<Log> {
    const names = await readdir(directory);
    await Promise.all(
      names.filter((name) => name.endsWith('.partial')).map((name) => rm(join(directory, name))),
    );
    const snapshot = Math.max(0, ...generationsOf(names, 'snapshot'));
    const logs = generationsOf(names, 'log').filter((generation) => generation >= snapshot);
    let snapshotBytes = 0;
    if (snapshot > 0) snapshotBytes = await readWhole(fileOf(directory, 'snapshot', snapshot), apply);
    let logBytes = 0;
    const written = await lastWritten(directory, logs);
    for (const generation of logs) {
      const file = fileOf(directory, 'log', generation);
      logBytes += generation < written ? await readWhole(file, apply) : await readAndCut(file, apply);
    }
    const generation = logs.at(-1) ?? Math.max(1, snapshot);
    const handle = await open(fileOf(directory, 'log', generation), 'a');
    await syncDirectory(directory);
    const log = new Log(directory, options, handle, generation);
    log.logBytes = logBytes;
    log.snapshotBytes = snapshotBytes;
    return log;
  }

  /** Takes a commit; it is on disk when a `durable()` asked for afterwards resolves. */
  append(operations: readonly Operation[]): void {
    const frame = encodeFrame(operations);
    this.logBytes += frame.length;
    this.waitingFrames.push(frame);
  }

  /** Resolves when everything appended so far is on disk; commits that come together share one sync. */
  durable(): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    if (this.waitingFrames.length === 0) return this.flushed();
    return new Promise((resolve, reject) => {
      this.waiters.push(() => (this.failure ? reject(this.failure) : resolve()));
      this.flush();
    });
  }

  /** Whether so much has been written since the last snapshot that another one is worth it. */
  get wantsCompaction(): boolean {
    const { compactAfter = 64 * 1024 * 1024 } = this.options;
    return !this.compacting && this.logBytes > Math.max(compactAfter, 2 * this.snapshotBytes);
  }

  /**
   * Replaces the logs by a snapshot.
   * @param state yields the whole store as commits; it is taken in the tick in which the log is switched, so that
   *   every commit is either in the snapshot or in the new log
   */
  compact(state: () => Iterable<readonly Operation[]>): Promise<void> {
    this.compacting ??= this.writeSnapshot(state).finally(() => {
      this.compacting = undefined;
    });
    return this.compacting;
  }

  async close(): Promise<void> {
    await this.compacting;
    await this.durable();
    await this.handle.close();
  }

  private async flushed(): Promise<void> {
    await this.flushing;
    if (this.failure) throw this.failure;
  }

  private flush(): void {
    if (this.flushing || this.failure || this.switching) return;
    // One turn of the event loop, so that the commits of other connections join this sync.
    this.flushing = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.writeWaiting())
      .catch((error: Error) => this.fail(error))
      .finally(() => {
        this.flushing = undefined;
        if (this.waiters.length > 0) this.flush();
      });
  }

  private async writeWaiting(): Promise<void> {
    const frames = this.waitingFrames.splice(0);
    const waiters = this.waiters.splice(0);
    if (frames.length > 0) {
      try {
        await this.handle.appendFile(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
        await this.handle.datasync();
      } catch (error) {
        this.waiters.unshift(...waiters);
        throw error;
      }
    }
    for (const resume of waiters) resume();
  }

  /** What is on disk is unknown from here on, so nothing is acknowledged any more. */
  private fail(error: Error): void {
    this.failure = new Error(`the log in ${this.directory} cannot be written: ${error.message}`);
    for (const resume of this.waiters.splice(0)) resume();
    this.options.onFailure(this.failure);
  }

  private async writeSnapshot(state: () => Iterable<readonly Operation[]>): Promise<void> {
    const next = this.generation + 1;
    const nextHandle = await open(fileOf(this.directory, 'log', next), 'a');
    await syncDirectory(this.directory);
    // Under load one flush would follow the other without end.
    this.switching = true;
    await this.flushing;
    if (this.failure) return;
    // From here to the switch nothing is awaited: no commit can come between the old log's end and the snapshot.
    const previous = this.handle;
    this.finishLog(previous.fd);
    const commits = state();
    this.handle = nextHandle;
    this.generation = next;
    this.logBytes = 0;
    this.switching = false;
    await previous.close();
    this.snapshotBytes = await writeFrames(this.directory, next, commits);
    await this.removeBefore(next);
  }

  private finishLog(descriptor: number): void {
    const rest = Buffer.concat(this.waitingFrames.splice(0));
    for (let written = 0; written < rest.length;) written += writeSync(descriptor, rest, written);
    fdatasyncSync(descriptor);
    for (const resume of this.waiters.splice(0)) resume();
  }

  private async removeBefore(generation: number): Promise<void> {
    const names = await readdir(this.directory);
    const old = names.filter((name) => {
      const [, number] = /^(?:log|snapshot)-(\d+)$/.exec(name) ?? [];
      return number !== undefined && Number(number) < generation;
    });
    await Promise.all(old.map((name) => rm(join(this.directory, name))));
  }
}

const fileOf = (directory: string, kind: FileKind, generation: number): string =>
  join(directory, `${kind}-${String(generation).padStart(8, '0')}`);

const generationsOf = (names: readonly string[], kind: FileKind): number[] =>
  names
    .filter((name) => new RegExp(`^${kind}-\\d+$`).test(name))
    .map((name) => Number(name.slice(kind.length + 1)))
    .sort((left, right) => left - right);

const damaged = (file: string, position: number) =>
  new Error(
    `${file} is damaged at byte ${position}: restore a copy of the folder, or move it away to start anew.`,
  );

async function readWhole(file: string, apply: (operations: Operation[]) => void): Promise<number> {
  const bytes = await readFile(file);
  const good = readFrames(bytes, apply);
  if (good < bytes.length) throw damaged(file, good);
  return good;
}

/** The last log with anything in it: a crash just before a switch leaves an empty one behind it. */
async function lastWritten(directory: string, generations: readonly number[]): Promise<number> {
  let last = 0;
  for (const generation of generations) {
    if ((await stat(fileOf(directory, 'log', generation))).size > 0) last = generation;
  }
  return last;
}

/**
 * The last log may end in a frame that a crash has torn; it was never acknowledged. Damage with whole frames behind
 * it is something else: cutting there would throw acknowledged commits away.
 */
async function readAndCut(file: string, apply: (operations: Operation[]) => void): Promise<number> {
  const bytes = await readFile(file);
  const good = readFrames(bytes, apply);
  if (good === bytes.length) return good;
  if (holdsFrameAfter(bytes, good)) throw damaged(file, good);
  await truncate(file, good);
  return good;
}

/** Writes a snapshot under a temporary name and gives it its own when it is on disk. @returns its bytes */
async function writeFrames(
  directory: string,
  generation: number,
  commits: Iterable<readonly Operation[]>,
): Promise<number> {
  const file = fileOf(directory, 'snapshot', generation);
  const handle = await open(`${file}.partial`, 'w');
  let bytes = 0;
  try {
    let batch: Buffer[] = [];
    let batched = 0;
    const write = async (): Promise<void> => {
      await handle.appendFile(Buffer.concat(batch));
      bytes += batched;
      batch = [];
      batched = 0;
    };
    for (const operations of commits) {
      const frame = encodeFrame(operations);
      batch.push(frame);
      batched += frame.length;
      if (batched > 256 * 1024) await write();
    }
    await write();
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.partial`, file);
  await syncDirectory(directory);
  return bytes;
}
