import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@camp/runtime/make-folder';

const format = 3;

/**
 * Creates a directory if needed and locks it. @throws Error with one sentence when it is in use or of a newer format
 */
export async function claimDirectory(directory: string): Promise<{ path: string; release(): void }> {
  makeFolder(directory);
  const path = await realpath(directory);
  const lock = await lockDirectory(path);
  const release = (): void => void lock.close();
  const file = join(path, 'format.json');
  const fresh = JSON.stringify({ format });
  // Written only on the directory's first start.
  await writeFile(file, fresh, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = (JSON.parse(await readFile(file, 'utf8')) as { format: number }).format;
  if (found < format) await writeFile(file, fresh);
  if (found <= format) return { path, release };
  release();
  throw new Error(`${path} was written by a newer local-mongo (format ${found}, this one knows ${format}).`);
}

/** Makes new and renamed files of a directory durable. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A listening socket is the lock. The system releases it whenever and however the process ends. */
async function lockDirectory(directory: string): Promise<Server> {
  const name = `local-mongo-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}`;
  const withoutFile: Partial<Record<NodeJS.Platform, string>> = { linux: '\0', win32: '\\\\.\\pipe\\' };
  const prefix = withoutFile[process.platform];
  const path = prefix === undefined ? join(tmpdir(), `${name}.sock`) : prefix + name;
  // A socket's file outlives its process. If nothing listens there, the file can be removed.
  if (prefix === undefined) await once(connect(path), 'connect').catch(() => rm(path, { force: true }));
  const server = createServer((socket) => socket.destroy()).unref();
  server.listen(path);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`${directory} is in use by another local-mongo.`) : error;
  });
  return server;
}
