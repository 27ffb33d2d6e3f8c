import { createHash } from 'node:crypto';
import { mkdir, open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const format = 1;
const formatFile = 'format.json';

/** A data directory that nobody else uses while it is claimed. */
export interface ClaimedDirectory {
  readonly path: string;
  release(): Promise<void>;
}

/**
 * Makes the directory if need be and claims it.
 * @throws Error with one sentence when another process uses it or a newer version wrote it
 */
export async function claimDirectory(path: string): Promise<ClaimedDirectory> {
  await mkdir(path, { recursive: true });
  const directory = await realpath(path);
  const lock = await lockDirectory(directory);
  try {
    await checkFormat(directory);
  } catch (error) {
    await closeServer(lock);
    throw error;
  }
  return { path: directory, release: () => closeServer(lock) };
}

/** Makes the names of new and renamed files in a directory survive a loss of power. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function checkFormat(directory: string): Promise<void> {
  const file = join(directory, formatFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) {
    await writeFile(file, `${JSON.stringify({ format })}\n`);
    await syncDirectory(directory);
    return;
  }
  const found = (JSON.parse(text) as { format: number }).format;
  if (found > format) {
    throw new Error(
      `${directory} was written by a newer local-mongo (format ${found}, this one knows ${format}).`,
    );
  }
}

/**
 * A listening socket is the lock: the system gives it up whenever the process ends, so a crash leaves no stale lock
 * and no process id can be mistaken for another's.
 */
async function lockDirectory(directory: string): Promise<Server> {
  const name = `local-mongo-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}`;
  const inUse = new Error(`${directory} is in use by another local-mongo.`);
  if (process.platform === 'linux') return (await tryToListen(`\0${name}`)) ?? Promise.reject(inUse);
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const server = await tryToListen(path);
  if (server) return server;
  if (process.platform === 'win32' || (await answers(path))) throw inUse;
  await rm(path, { force: true });
  return (await tryToListen(path)) ?? Promise.reject(inUse);
}

function tryToListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()));
