import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** argon2id's cost: memory in KiB, passes, lanes. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** A password to be hashed at a cost. */
export interface HashTask {
  password: string;
  cost: Options;
}

/** A password to be compared with a stored hash, at the cost that the hash names. */
export interface VerifyTask {
  password: string;
  stored: string;
}

/** Threads of their own for argon2, apart from libuv's, which read files (docs/decisions/0014-password-work.md). */
export interface PasswordThreads {
  /** How many tasks may be under way at the same time; whoever gives more waits by himself. */
  readonly atOnce: number;
  /** @throws Error when the stored hash cannot be read, or the thread ended; the next task gets a new one */
  hash(task: HashTask): Promise<string>;
  /** @throws as `hash` */
  verify(task: VerifyTask): Promise<boolean>;
  /** Ends the threads and what is under way. */
  close(): Promise<void>;
}

/** Some 48 passwords a second each: more would only take memory, 19 MiB each. */
const mostThreads = 4;

/** The bundle (scripts/bundle.mjs) puts it beside itself under the same name. */
const threadFile = join(__dirname, 'password-thread.cjs');

/**
 * Makes the threads: one per core, each started by the first task that finds no idle one. They have a low priority,
 * so that no core need be kept free for everything else. Idle ones keep no process alive.
 */
export function createPasswordThreads(): PasswordThreads {
  const threads = new Set<PasswordThread>();
  const idle = new Set<PasswordThread>();

  const start = () => {
    const thread = startThread(() => {
      threads.delete(thread);
      idle.delete(thread);
    });
    threads.add(thread);
    return thread;
  };

  const run = async (task: HashTask | VerifyTask): Promise<unknown> => {
    const [thread = start()] = idle;
    idle.delete(thread);
    try {
      return await thread.run(task);
    } finally {
      if (threads.has(thread)) idle.add(thread);
    }
  };

  return {
    atOnce: Math.min(mostThreads, availableParallelism()),
    hash: (task) => run(task) as Promise<string>,
    verify: (task) => run(task) as Promise<boolean>,
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

interface PasswordThread {
  /** One at a time. */
  run(task: HashTask | VerifyTask): Promise<unknown>;
  end(): Promise<unknown>;
}

/** What password-thread.cjs says: one of the two. */
interface Reply {
  value?: unknown;
  error?: Error;
}

function startThread(onEnd: () => void): PasswordThread {
  const worker = new Worker(threadFile);
  worker.unref();
  let settle: ((reply: Reply) => void) | undefined;
  let cause: unknown;
  worker.on('message', (reply: Reply) => settle?.(reply));
  worker.on('error', (error) => (cause = error));
  worker.on('exit', () => {
    onEnd();
    settle?.({ error: new Error('The thread that worked on a password ended.', { cause }) });
  });
  return {
    run: (task) => {
      // Somebody waits for the answer now.
      worker.ref();
      worker.postMessage(task);
      return new Promise((resolve, reject) => {
        settle = ({ value, error }) => {
          settle = undefined;
          worker.unref();
          if (error) reject(error);
          else resolve(value);
        };
      });
    },
    end: () => worker.terminate(),
  };
}
