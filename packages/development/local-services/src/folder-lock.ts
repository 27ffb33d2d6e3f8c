import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from './refusal';

/** Maximum bytes of a socket's path. Systems differ, but all allow this many. */
const longestSocketPath = 100;

/**
 * Locks a folder for this process. The lock is a socket that this process listens on. Unlike a file with a process id,
 * it cannot outlive its holder. The socket is in the system's folder for temporary files, because a socket's path is
 * limited to about 100 bytes.
 *
 * @param folder - an existing folder
 * @returns a function that releases the lock
 * @throws Refusal when another process holds it
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 16);
  const socketPath = socketIn(tmpdir(), name) ?? join('/tmp', socketName(name));
  const server = (await listen(socketPath)) ?? (await listenAfterDeadHolder(socketPath));
  if (!server) {
    throw new Refusal(
      `The data folder ${folder} is in use by another instance. Stop that one, or choose another folder with DATA_DIR.`,
    );
  }
  server.unref();
  const removeSocket = () => rmSync(socketPath, { force: true });
  process.once('exit', removeSocket);
  return {
    release: async () => {
      process.off('exit', removeSocket);
      server.close();
      await once(server, 'close');
    },
  };
}

const socketName = (name: string) => `camp-data-${name}.sock`;

/** Returns nothing if the folder's name is too long for a socket's path. */
function socketIn(folder: string, name: string): string | undefined {
  const path = join(folder, socketName(name));
  return Buffer.byteLength(path) < longestSocketPath ? path : undefined;
}

/** Returns nothing if there is already a socket. */
async function listen(socketPath: string) {
  const server = createServer((connection) => connection.destroy());
  try {
    server.listen(socketPath);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function listenAfterDeadHolder(socketPath: string) {
  if (await answers(socketPath)) return undefined;
  await rm(socketPath, { force: true });
  return listen(socketPath);
}

async function answers(socketPath: string): Promise<boolean> {
  const connection = connect(socketPath);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false; // The connection was refused, so the socket's process is dead.
  } finally {
    connection.destroy();
  }
}
