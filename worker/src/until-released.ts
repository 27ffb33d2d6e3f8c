import { setTimeout as pause } from 'node:timers/promises';
import { beat } from '@camp/database/heartbeat/heartbeat';
import type { Models } from '@camp/database/models';
import { readHold } from '@camp/database/restore/hold';
import type { Logger } from '@camp/runtime/logger';

/** Milliseconds between two reads. */
const interval = 2_000;

/**
 * Waits while a restored database is held, so that nothing is sent and nothing is written to Stripe. The worker beats
 * meanwhile: it is not missing.
 */
export async function untilReleased(models: Models, logger: Logger): Promise<void> {
  let isLogged = false;
  for (;;) {
    const isHeld = await readHold(models).then(
      (hold) => hold !== null,
      (error: unknown) => {
        logger.warn({ err: error }, 'The state of a restore cannot be read; trying again');
        return true;
      },
    );
    if (!isHeld) return;
    if (!isLogged) logger.warn('This database was restored. Waiting for `npm run admin -- release`');
    isLogged = true;
    await beat(models).catch((error: unknown) => logger.warn({ err: error }, 'The heartbeat is not stored'));
    await pause(interval);
  }
}
