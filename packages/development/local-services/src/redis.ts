import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { startChild, type Child, type ChildOptions } from './child-process';
import { makeDataFolder } from './make-data-folder';
import { onPort } from './ports';
import { Refusal } from './refusal';
import { whenListening } from './when-listening';

const programs = ['redis-server', 'valkey-server'];

/** A local Redis server. */
export interface RunningRedis {
  /** Its URL: `redis://127.0.0.1:<port>`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly child: Child;
  /** Stops it and deletes its folder if it was created for it. */
  stop(): Promise<void>;
}

/**
 * Starts a Redis server as BullMQ requires it, with every write in an append-only file and no eviction.
 *
 * @param options - `dir`: its data folder (default: a temporary one). `port`: a fixed port, for a server that must
 *   restart at the same address (default: a free one). `logFile`: its output. `within`: a command with its arguments
 *   that runs the program, such as in another mount namespace
 * @returns its URL once it responds
 * @throws Refusal when there is no Redis program or it cannot start
 */
export async function startRedis(
  options: { dir?: string; port?: number; logFile?: string; within?: readonly string[] } = {},
): Promise<RunningRedis> {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'camp-redis-')));
  makeDataFolder(dir);
  const { child, port } = await onPort(options.port, (candidate) => listenOn(candidate, dir, options));

  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    child,
    stop: async () => {
      await child.stop();
      if (options.dir === undefined) await rm(dir, { recursive: true, force: true });
    },
  };
}

async function listenOn(
  port: number,
  dir: string,
  { logFile, within = [] }: Parameters<typeof startRedis>[0] = {},
) {
  const child = await startProgram(within, redisArguments(dir, port), logFile, (lines) =>
    lines.some((line) => /\b(AOF|RDB|append[- ]only|corrupt)/i.test(line))
      ? `Redis cannot read its data in ${dir}. Restore a copy of the folder, or move it away to start with empty queues.`
      : undefined,
  );
  await whenListening(child, /ready to accept connections/i);
  return { child, port };
}

async function startProgram(
  within: readonly string[],
  args: readonly string[],
  logFile: string | undefined,
  explain: ChildOptions['explain'],
): Promise<Child> {
  for (const program of programs) {
    const [command = program, ...rest] = [...within, program, ...args];
    try {
      return await startChild({ name: 'Redis', command, args: rest, logFile, explain });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Refusal(
    'Redis was not found. Install redis-server or valkey-server, or set REDIS_URL to the address of a running server.',
  );
}

function redisArguments(dir: string, port: number): string[] {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir,
    daemonize: 'no',
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
}

/** Milliseconds. */
const patience = 3_000;

/**
 * Checks an external Redis, since emails and pictures would wait forever for a missing one.
 * @param url - REDIS_URL
 * @throws Refusal if it doesn't respond
 */
export async function requireRedis(url: string): Promise<undefined> {
  const options = { lazyConnect: true, connectTimeout: patience, retryStrategy: () => null };
  const redis = new Redis(url, { ...options, commandTimeout: patience });
  // The Refusal below reports it. Without a listener, ioredis would write to the console.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } catch {
    throw new Refusal('Redis does not respond at the address in REDIS_URL. Start it, or unset the variable.');
  } finally {
    redis.disconnect();
  }
}
