import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@camp/runtime/logger';
import type { Models } from '../models';
import { thisRestore, type StoredRestore } from './restore-model';

/** The restore that holds this database: no email, no refund, no write to Stripe until it is released. */
export async function readHold({ Restore }: Pick<Models, 'Restore'>): Promise<StoredRestore | null> {
  const restore = await Restore.findById(thisRestore).lean<StoredRestore>();
  return restore && !restore.releasedAt ? restore : null;
}

/** Milliseconds between two reads while the database is held, and after a failed read. */
const interval = 2_000;

/**
 * Reads whether this database is held, until it is released. A failed read is logged and repeated.
 *
 * @param signal - ends the waiting
 * @yields true for each read while it is held, and false once at the end
 * @throws AbortError
 */
export async function* holdStates(
  models: Pick<Models, 'Restore'>,
  logger: Logger,
  signal?: AbortSignal,
): AsyncGenerator<boolean> {
  for (;;) {
    const isHeld = await readHold(models).then(
      (hold) => hold !== null,
      (error: unknown) => {
        logger.warn({ err: error }, 'The state of a restore cannot be read; trying again');
        return undefined;
      },
    );
    if (isHeld !== undefined) yield isHeld;
    if (isHeld === false) return;
    await pause(interval, undefined, { signal });
  }
}
