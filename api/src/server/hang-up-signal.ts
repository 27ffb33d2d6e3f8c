import type { ServerResponse } from 'node:http';

/**
 * Signals that the client has hung up. Created only if something waits, since Node changes the prototype of each signal
 * (`messages.ts`).
 *
 * @returns aborted once the connection is closed before the whole answer was taken, at once where it is already
 */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const connection = new AbortController();
  const end = () => {
    // Don't abort after a received answer, since an abort without listeners isn't cheap.
    if (!response.writableFinished) connection.abort();
  };
  if (response.closed) end();
  else response.once('close', end);
  return connection.signal;
}
