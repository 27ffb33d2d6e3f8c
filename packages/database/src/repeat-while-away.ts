import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-away';

/** Milliseconds. */
const pauseBetweenTries = 500;

/**
 * Writes down what has happened outside of the database and must not happen again, for as long as that takes. While it
 * waits it keeps no process alive.
 *
 * @param write - may run again after a try whose answer was lost
 * @throws what the write throws for any other reason than that MongoDB is away
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
