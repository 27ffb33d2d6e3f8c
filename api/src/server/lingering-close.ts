import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Milliseconds in which a client that is still sending can read its response. */
const lingerTimeout = 5_000;

const closing = new WeakSet<Duplex>();

/** Whether the connection has sent its last response, so that further bytes are ignored. */
export const isClosing = (socket: Duplex): boolean => closing.has(socket);

/**
 * Closes a connection after its last response while bytes may still arrive. It sends FIN, discards input for a while,
 * then destroys the connection. Closing with unread bytes would reset the connection and could lose the response (RFC
 * 9112, section 9.6).
 * @param lastWords - the last bytes to write
 */
export function closeLingering(socket: Duplex, lastWords?: string): void {
  closing.add(socket);
  if (lastWords === undefined) socket.end();
  else socket.end(lastWords);
  const enough = setTimeout(() => socket.destroy(), lingerTimeout).unref();
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(enough));
}

/** Makes a response that is sent before its request was received the last one of its connection. */
export function lingerAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  // Node calls this after a connection's last response.
  socket.destroySoon = () => {
    if (request.complete || !response.writableFinished) return close();
    request.unpipe();
    request.resume();
    closeLingering(socket);
  };
}
