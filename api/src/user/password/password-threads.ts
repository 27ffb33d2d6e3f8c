import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';

/** argon2id's cost: memory in KiB, passes, lanes. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** A password to hash, and its cost. */
interface HashTask {
  password: string;
  cost: Options;
}

/** A password to compare with a stored hash, which includes its cost. */
interface VerifyTask {
  password: string;
  stored: string;
}

/** Each thread checks about 48 passwords a second. More threads would only take memory, 19 MiB each. */
const mostThreads = 4;

/** How many passwords are hashed or compared at the same time. The caller queues the rest. */
export const passwordsAtOnce = Math.min(mostThreads, availableParallelism());

/** The bundle (scripts/bundle.mjs) has the file beside it under the same name. */
const threadFile = join(__dirname, 'password-thread.cjs');

/**
 * Creates threads for argon2 that are separate from libuv's, which read files
 * (docs/decisions/0014-password-hashing.md). There is one low-priority thread per core, started when needed. A task
 * fails if its stored hash is invalid or its thread ends.
 */
export function createPasswordThreads() {
  let pool: Piscina | undefined;
  const threads = () =>
    (pool ??= new Piscina({
      filename: threadFile,
      minThreads: 0,
      maxThreads: passwordsAtOnce,
      idleTimeout: Infinity,
      recordTiming: false,
    }));
  return {
    hash: (task: HashTask) => threads().run(task) as Promise<string>,
    verify: (task: VerifyTask) => threads().run(task) as Promise<boolean>,
    /** Ends the threads and running tasks. The next task starts new threads. */
    async close(): Promise<void> {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}
