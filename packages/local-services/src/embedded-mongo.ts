import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child-process';
import type { MongoOptions, RunningMongo } from './mongo-server';
import { typescriptArguments, workspaceFolder } from './workspace';

/**
 * Starts the embedded MongoDB server in a process of its own.
 *
 * @param options - where it keeps its data
 * @returns its address once it listens
 * @throws Refusal when it cannot start
 */
export async function startEmbeddedMongo(options: MongoOptions = {}): Promise<RunningMongo> {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'camp-mongo-')));
  await mkdir(dir, { recursive: true });
  const child = await startChild({
    name: 'MongoDB (embedded)',
    command: process.execPath,
    args: typescriptArguments('packages/local-mongo/src/main.ts', [
      '--port',
      String(options.port ?? 0),
      '--dir',
      dir,
    ]),
    cwd: workspaceFolder,
    logFile: options.logFile,
  });
  const line = await child.waitForLine(/mongodb:\/\/\S+$/);

  return {
    uri: line.slice(line.lastIndexOf(' ') + 1),
    kind: 'embedded',
    child,
    stop: async () => {
      await child.stop();
      if (options.dir === undefined) await rm(dir, { recursive: true, force: true });
    },
  };
}
