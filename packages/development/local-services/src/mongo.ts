import { join } from 'node:path';
import { startEmbeddedMongo } from './embedded-mongo';
import type { MongoOptions, RunningMongo } from './mongo-server';
import { startMongod } from './mongod';

/**
 * Starts the MongoDB server of this machine: `mongod` where it is on the PATH, else the embedded one. The two
 * keep their data in different forms, so each has a folder of its own below `dir`.
 *
 * @param options - where it keeps its data
 * @returns its address once it takes writes
 * @throws Refusal when it cannot start
 */
export async function startMongo(options: MongoOptions & { dir: string }): Promise<RunningMongo> {
  const real = await startMongod({ ...options, dir: join(options.dir, 'mongod') });
  return real ?? startEmbeddedMongo({ ...options, dir: join(options.dir, 'embedded') });
}
