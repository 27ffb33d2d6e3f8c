import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoClient, MongoServerError, type Db } from 'mongodb';
import { startChild } from './child-process';
import { makeDataFolder } from './make-data-folder';
import type { MongoOptions, RunningMongo } from './mongo-server';
import { onPort } from './ports';
import { Refusal } from './refusal';
import { whenListening } from './when-listening';

/**
 * Seconds. With MongoDB's default of 60, a process killed in a transaction would lock out its families for that long.
 */
const transactionLifetime = 10;
const replicaSet = 'camp';
/** MongoDB's code for a replica set that was never configured. */
const notYetInitialized = 94;

/**
 * Starts `mongod` as a replica set of one, because transactions need a replica set.
 *
 * @param options - where it stores its data
 * @returns its URL once it is primary, or undefined if there is no `mongod` on the PATH
 * @throws Refusal when it exists and cannot start
 */
export async function startMongod(
  options: MongoOptions & { dir: string },
): Promise<RunningMongo | undefined> {
  if (!(await isInstalled())) return undefined;
  makeDataFolder(options.dir);
  return onPort(options.port, (port) => listenOn(port, options));
}

async function listenOn(
  port: number,
  { dir, logFile }: MongoOptions & { dir: string },
): Promise<RunningMongo> {
  const child = await startChild({
    name: 'MongoDB',
    command: 'mongod',
    args: mongodArguments(dir, port),
    logFile,
  });
  await whenListening(child, /waiting for connections/i, 60_000);
  await becomePrimary(`127.0.0.1:${port}`);
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    port,
    kind: 'mongod',
    child,
    stop: () => child.stop(),
  };
}

/** The arguments of `mongod`. */
export const mongodArguments = (dir: string, port: number) => [
  ...['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', replicaSet],
  ...['--setParameter', `transactionLifetimeLimitSeconds=${transactionLifetime}`],
];

async function isInstalled(): Promise<boolean> {
  try {
    await promisify(execFile)('mongod', ['--version']);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function becomePrimary(host: string): Promise<void> {
  const client = await MongoClient.connect(`mongodb://${host}/?directConnection=true`);
  try {
    const admin = client.db('admin');
    await configureReplicaSet(admin, host);
    await waitForPrimary(admin);
  } finally {
    await client.close();
  }
}

async function configureReplicaSet(admin: Db, host: string): Promise<void> {
  const config = await storedConfiguration(admin);
  if (!config) {
    await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } });
    return;
  }
  if (config.members[0]?.host === host) return;
  // Its port has changed since the last run, so the member no longer recognizes itself and cannot vote on the change.
  const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
  await admin.command({ replSetReconfig: moved, force: true });
}

interface Configuration {
  version: number;
  members: { host: string }[];
}

async function storedConfiguration(admin: Db): Promise<Configuration | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config as Configuration;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === notYetInitialized) return undefined;
    throw error;
  }
}

async function waitForPrimary(admin: Db): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const { isWritablePrimary } = await admin.command({ hello: 1 });
    if (isWritablePrimary) return;
    await pause(100);
  }
  throw new Refusal('MongoDB (mongod) did not become the primary of its replica set within 30 seconds.');
}
