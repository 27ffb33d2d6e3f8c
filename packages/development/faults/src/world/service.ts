import type { Child } from '@camp/local-services/child-process';

/** A process that faults kill and stop. */
export interface Service {
  /** Its name for people. */
  readonly name: string;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with its data. @param environment - added to its variables */
  start(environment?: Record<string, string>): Promise<void>;
  /** Suspends it (SIGSTOP) until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/**
 * Controls a running process.
 *
 * @param first - the process
 * @param begin - starts it again
 */
export function controlService(
  name: string,
  first: Child,
  begin: (environment: Record<string, string>) => Promise<Child>,
): Service {
  let child: Child | undefined = first;
  const signal = (kind: NodeJS.Signals) => child?.signal(kind);
  return {
    name,
    kill: async () => {
      const dying = child;
      child = undefined;
      dying?.signal('SIGKILL');
      await dying?.ended;
    },
    start: async (environment = {}) => {
      child = await begin(environment);
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop: async () => {
      signal('SIGCONT');
      await child?.stop();
    },
  };
}
