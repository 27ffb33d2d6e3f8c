import type { ServerResponse } from 'node:http';

/**
 * Tells work that nobody waits for its answer any more. Made only where work waits: Node changes the prototype of each
 * signal (`messages.ts`).
 *
 * @returns aborted once the connection is closed before the whole answer was taken, at once where it is already
 */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const connection = new AbortController();
  const end = () => {
    // An answer that was taken ends nothing, and an abort that nobody hears is not cheap.
    if (!response.writableFinished) connection.abort();
  };
  if (response.closed) end();
  else response.once('close', end);
  return connection.signal;
}
