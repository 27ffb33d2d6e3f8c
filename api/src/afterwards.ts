import type { Logger } from '@camp/runtime/logger';

/** Work for which no answer waits, so that the answer's time tells nothing of it. */
export interface Afterwards {
  /** Begins the work when the answer is on its way; what goes wrong with it stands in the log. */
  run(what: string, work: () => Promise<void>): void;
  /** Waits for all that was begun. */
  settled(): Promise<void>;
}

/**
 * Makes the list of work under way. A process that ends in order waits for it; one that is killed loses what it was
 * doing, so that nothing belongs here that somebody was promised.
 */
export function createAfterwards(logger: Logger): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => logger.error({ err: error, what }, 'Work after an answer failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
