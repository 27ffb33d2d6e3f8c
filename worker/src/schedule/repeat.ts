import { setTimeout as pause } from 'node:timers/promises';
import { drainTime } from '@camp/queue/consumer';
import type { Logger } from '@camp/runtime/logger';

/** A repeated task. */
export interface Repeated {
  /** Starts no further run and waits for the current one for up to nine seconds. */
  stop(): Promise<void>;
}

/**
 * Runs the work at once and then repeatedly, never twice at the same time. A failed run is logged, and the next one
 * still follows.
 *
 * @param interval - milliseconds from the end of one run to the next
 */
export function repeat(
  name: string,
  interval: number,
  work: () => Promise<unknown>,
  logger: Logger,
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  const run = async () => {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error, task: name }, 'A scheduled task failed and will run again');
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, interval);
  };
  running = run();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([running, pause(drainTime, undefined, { ref: false })]);
    },
  };
}
