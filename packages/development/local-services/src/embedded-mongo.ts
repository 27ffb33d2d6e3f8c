import { nodeFlags } from '@camp/local-mongo/node-flags';
import { startChild } from './child-process';
import { makeDataFolder } from './make-data-folder';
import type { MongoOptions, RunningMongo } from './mongo-server';
import { onPort } from './ports';
import { whenListening } from './when-listening';
import { typescriptArguments, workspaceFolder } from './workspace';

/**
 * Starts the embedded MongoDB server in its own process.
 *
 * @param options - its data folder. Without `dir`, data are only in memory
 * @returns its URL once it listens
 * @throws Refusal when it cannot start
 */
export async function startEmbeddedMongo(options: MongoOptions = {}): Promise<RunningMongo> {
  if (options.dir !== undefined) makeDataFolder(options.dir);
  return onPort(options.port, (port) => listenOn(port, options));
}

async function listenOn(port: number, options: MongoOptions): Promise<RunningMongo> {
  const folder = options.dir === undefined ? [] : ['--dir', options.dir];
  const child = await startChild({
    name: 'MongoDB (embedded)',
    command: process.execPath,
    args: [
      ...nodeFlags,
      ...typescriptArguments('packages/development/local-mongo/src/main.ts', [
        '--port',
        String(port),
        ...folder,
      ]),
    ],
    cwd: workspaceFolder,
    logFile: options.logFile,
  });
  const line = await whenListening(child, /mongodb:\/\/\S+$/);

  return {
    uri: line.slice(line.lastIndexOf(' ') + 1),
    port,
    kind: 'embedded',
    child,
    stop: () => child.stop(),
  };
}
