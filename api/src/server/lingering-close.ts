import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a client that goes on sending may take to read its answer, in milliseconds. */
const lingerTimeout = 5_000;

const closing = new WeakSet<Duplex>();

/** Whether the connection has had its last answer; what still comes on it is nobody's request. */
export const isClosing = (socket: Duplex): boolean => closing.has(socket);

/**
 * Ends a connection on which bytes may still come in, after the last answer was written: says that nothing follows,
 * throws away what comes for a while, then destroys it. To close at once with bytes unread would reset the connection,
 * and a reset can take the answer from a client that is still sending (RFC 9112, section 9.6).
 *
 * @param lastWords - what is still to be written
 */
export function closeLingering(socket: Duplex, lastWords?: string): void {
  closing.add(socket);
  if (lastWords === undefined) socket.end();
  else socket.end(lastWords);
  const enough = setTimeout(() => socket.destroy(), lingerTimeout).unref();
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(enough));
}

/** Lets an answer that goes out before its request has come in be the last one of its connection. */
export function lingerAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  // Node calls it once the last answer of a connection is written.
  socket.destroySoon = () => {
    if (request.complete || !response.writableFinished) return close();
    request.unpipe();
    request.resume();
    closeLingering(socket);
  };
}
