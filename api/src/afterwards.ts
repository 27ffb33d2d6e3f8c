import type { Logger } from '@camp/runtime/logger';

/** Runs work after the response, so that response times reveal nothing about it. */
export interface Afterwards {
  /** Starts the work once the response is being sent. Errors are logged. */
  run(what: string, work: () => Promise<void>): void;
  /** Waits for all started work. */
  settled(): Promise<void>;
}

/**
 * Creates the list of running work. A graceful shutdown waits for the work, but a crash loses it. So it
 * must not be anything that was promised.
 */
export function createAfterwards(logger: Logger): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => logger.error({ err: error, what }, 'Work after a response failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
