import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-away';

/** Milliseconds between two attempts. */
const pauseBetweenTries = 500;

/**
 * Retries a write while MongoDB is unavailable, for effects outside of the database that must not happen twice. Its
 * timer doesn't keep the process alive.
 * @param write - may run again after a lost response
 * @throws any error of the write, except those of an unavailable MongoDB
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
