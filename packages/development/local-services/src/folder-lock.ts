import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from './refusal';

/** In bytes; systems differ, none allows fewer. */
const longestSocketPath = 100;

/**
 * Takes a folder for this process alone. The lock is a socket that this process listens on: unlike a file with a
 * process id in it, it cannot outlive its holder. It stands in the system's folder for temporary files, since a
 * socket's path may have at most about 100 bytes.
 *
 * @param folder - an existing folder
 * @returns how to give it back
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

/** Answers nothing when the folder's name leaves too little of the bytes that a socket's path may have. */
function socketIn(folder: string, name: string): string | undefined {
  const path = join(folder, socketName(name));
  return Buffer.byteLength(path) < longestSocketPath ? path : undefined;
}

/** Answers nothing when there is a socket already. */
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
    return false; // refused: whoever made the socket is dead
  } finally {
    connection.destroy();
  }
}
