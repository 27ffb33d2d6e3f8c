import type { Models } from '@camp/database/models';
import { holdStates } from '@camp/database/restore/hold';
import type { Logger } from '@camp/runtime/logger';

/** Whether this database was restored from a backup and is not released yet. */
export interface Hold {
  isHeld(): Promise<boolean>;
  stop(): void;
}

/**
 * Watches until the database is released. A released one is never held again in the same process: a restore refuses to
 * run while an API is connected.
 *
 * @param ready - fulfilled once the database can be read
 */
export function watchHold(models: Pick<Models, 'Restore'>, ready: Promise<void>, logger: Logger): Hold {
  const stopped = new AbortController();
  let tellFirst = (_isHeld: boolean): void => undefined;
  let current: Promise<boolean> = new Promise((resolve) => (tellFirst = resolve));

  const watch = async () => {
    await ready;
    for await (const isHeld of holdStates(models, logger, stopped.signal)) {
      tellFirst(isHeld);
      current = Promise.resolve(isHeld);
    }
  };
  watch().catch((error: unknown) => {
    // The process ends, or it can't use this database and says so.
    logger.debug({ err: error }, 'Nobody waits for the release of a restore any more');
  });

  return { isHeld: () => current, stop: () => stopped.abort() };
}

/** For a database that was never restored. */
export const neverHeld: Hold = { isHeld: () => Promise.resolve(false), stop: () => undefined };
