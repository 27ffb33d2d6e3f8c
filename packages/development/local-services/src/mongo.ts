import { join } from 'node:path';
import { startEmbeddedMongo } from './embedded-mongo';
import type { MongoOptions, RunningMongo } from './mongo-server';
import { startMongod } from './mongod';

/**
 * Starts this machine's MongoDB server: `mongod` if it is on the PATH, otherwise the embedded one. Their data formats
 * differ, so each has its own folder below `dir`.
 *
 * @param options - where it stores its data
 * @returns its URL once it accepts writes
 * @throws Refusal when it cannot start
 */
export async function startMongo(options: MongoOptions & { dir: string }): Promise<RunningMongo> {
  const real = await startMongod({ ...options, dir: join(options.dir, 'mongod') });
  return real ?? startEmbeddedMongo({ ...options, dir: join(options.dir, 'embedded') });
}
