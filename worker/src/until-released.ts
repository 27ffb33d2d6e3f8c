import { beat } from '@camp/database/heartbeat/heartbeat';
import type { Models } from '@camp/database/models';
import { holdStates } from '@camp/database/restore/hold';
import type { Logger } from '@camp/runtime/logger';

/**
 * Waits while a restored database is held, so that nothing is sent and nothing is written to Stripe. The worker beats
 * meanwhile: it is not missing.
 */
export async function untilReleased(models: Models, logger: Logger): Promise<void> {
  let isLogged = false;
  for await (const isHeld of holdStates(models, logger)) {
    if (!isHeld) return;
    if (!isLogged) logger.warn('This database was restored. Waiting for `npm run admin -- release`');
    isLogged = true;
    await beat(models).catch((error: unknown) => logger.warn({ err: error }, 'The heartbeat is not stored'));
  }
}
