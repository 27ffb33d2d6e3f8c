import type { Child } from './child-process';
import { PortTaken } from './ports';

/** What MongoDB, Redis and Node say. */
const takenPort = /EADDRINUSE|address already in use|\bport \d+ is in use\b/i;
/** With which `mongod` ends when it cannot listen; it says why long before its last lines. */
const mongodCannotListen = 'ended with exit code 48.';

/**
 * Waits until a process says that it listens; one that does not is ended.
 *
 * @param child - the process
 * @param line - what the line with which it says so matches
 * @param timeoutMilliseconds - how long to wait
 * @returns the line
 * @throws PortTaken when another program has its port, another Refusal when it does not start for another reason
 */
export async function whenListening(
  child: Child,
  line: RegExp,
  timeoutMilliseconds?: number,
): Promise<string> {
  try {
    return await child.waitForLine(line, timeoutMilliseconds);
  } catch (error) {
    await child.stop();
    const death = await child.ended;
    const taken = death.endsWith(mongodCannotListen) || foundPortTaken(child);
    throw taken ? new PortTaken((error as Error).message) : error;
  }
}

/** Tells whether a process has said that another program has its port. */
export const foundPortTaken = (child: Child): boolean =>
  child.lastLines().some((line) => takenPort.test(line));
