import type { ServerResponse } from 'node:http';

/**
 * Signals that the client has hung up. It is created only if something waits for it, since Node changes the prototype
 * of each signal (`messages.ts`).
 * @returns a signal that is aborted when the connection closes before the whole response was received. If it is already
 *   closed, the signal is aborted at once
 */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const connection = new AbortController();
  const end = () => {
    // There is no abort after a received response, since even an abort without listeners takes time.
    if (!response.writableFinished) connection.abort();
  };
  if (response.closed) end();
  else response.once('close', end);
  return connection.signal;
}
