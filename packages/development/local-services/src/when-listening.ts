import type { Child } from './child-process';
import { PortTaken } from './ports';

/** The messages of MongoDB, Redis and Node. */
const takenPort = /EADDRINUSE|address already in use|\bport \d+ is in use\b/i;
/** How `mongod` ends when it cannot listen. The reason is long before its last lines. */
const mongodCannotListen = 'exited with code 48.';

/**
 * Waits until a process reports that it listens, and stops it if it does not.
 *
 * @param child - the process
 * @param line - a pattern of the line that reports it
 * @param timeoutMilliseconds - how long to wait
 * @returns the line
 * @throws PortTaken if another program has its port, or another Refusal if it doesn't start for another reason
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

/** Whether a process has reported that another program has its port. */
export const foundPortTaken = (child: Child): boolean =>
  child.lastLines().some((line) => takenPort.test(line));
