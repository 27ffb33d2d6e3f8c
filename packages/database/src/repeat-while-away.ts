import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-away';

/** Milliseconds. */
const pauseBetweenTries = 500;

/**
 * Retries a write while MongoDB is away, for effects outside of the database that must not happen twice. Its timer
 * doesn't keep the process alive.
 *
 * @param write - may run again after a lost answer
 * @throws any error of the write, except that MongoDB is away
 */
export async function repeatWhileAway<Result>(write: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await pause(pauseBetweenTries, undefined, { ref: false });
    }
  }
}
