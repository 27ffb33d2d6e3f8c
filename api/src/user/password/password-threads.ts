import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';

/** argon2id's cost: memory in KiB, passes, lanes. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** A password to be hashed at a cost. */
interface HashTask {
  password: string;
  cost: Options;
}

/** A password to be compared with a stored hash, at the cost that the hash names. */
interface VerifyTask {
  password: string;
  stored: string;
}

/** Some 48 passwords a second each: more would only take memory, 19 MiB each. */
const mostThreads = 4;

/** How many passwords are hashed or compared at the same time. The caller holds back the rest. */
export const passwordsAtOnce = Math.min(mostThreads, availableParallelism());

/** The bundle (scripts/bundle.mjs) puts it next to itself under the same name. */
const threadFile = join(__dirname, 'password-thread.cjs');

/**
 * Threads for argon2, apart from libuv's, which read files (docs/decisions/0014-password-hashing.md): one per core, of a
 * low priority, begun when they are needed. A task fails where its stored hash cannot be read or its thread ends.
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
    /** Ends the threads and running tasks; the next task starts new ones. */
    async close(): Promise<void> {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}
