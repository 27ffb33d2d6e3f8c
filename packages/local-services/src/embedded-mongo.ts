import { startChild } from './child-process';
import { makeFolder } from './make-folder';
import type { MongoOptions, RunningMongo } from './mongo-server';
import { typescriptArguments, workspaceFolder } from './workspace';

/**
 * Starts the embedded MongoDB server in a process of its own.
 *
 * @param options - where it keeps its data; without `dir` it keeps them in memory only
 * @returns its address once it listens
 * @throws Refusal when it cannot start
 */
export async function startEmbeddedMongo(options: MongoOptions = {}): Promise<RunningMongo> {
  if (options.dir !== undefined) await makeFolder(options.dir);
  const folder = options.dir === undefined ? [] : ['--dir', options.dir];
  const child = await startChild({
    name: 'MongoDB (embedded)',
    command: process.execPath,
    args: typescriptArguments('packages/local-mongo/src/main.ts', [
      '--port',
      String(options.port ?? 0),
      ...folder,
    ]),
    cwd: workspaceFolder,
    logFile: options.logFile,
  });
  const line = await child.waitForLine(/mongodb:\/\/\S+$/);

  return {
    uri: line.slice(line.lastIndexOf(' ') + 1),
    kind: 'embedded',
    child,
    stop: () => child.stop(),
  };
}
