import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that controls what is sent over the wire, and when. */
export interface RawClient {
  readonly socket: Socket;
  send(text: string | Buffer): void;
  /** Sends the same bytes repeatedly, whatever the response, until the connection ends. */
  sendContinuously(text: string | Buffer): void;
  /** The next complete response. @throws Error when the connection breaks first */
  answer(): Promise<RawAnswer>;
  /**
   * Resolves when the other side closes the connection cleanly.
   * @throws Error if it breaks the connection instead
   */
  ended(): Promise<void>;
}

/** A raw response. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** @param url - to connect to. Its path is ignored */
export async function rawClient(url: string): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  let received = '';
  let failure: Error | undefined;
  let isEnded = false;
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('end', () => (isEnded = true));
  socket.on('error', (error) => (failure = error));
  const changed = () =>
    new Promise<void>((resolve) => {
      const events = ['data', 'end', 'close'];
      const done = () => {
        for (const event of events) socket.off(event, done);
        resolve();
      };
      for (const event of events) socket.on(event, done);
    });

  return {
    socket,
    send: (text) => void socket.write(text),
    sendContinuously(text) {
      const send = () => {
        if (!socket.writable) return;
        if (socket.write(text)) setImmediate(send);
        else socket.once('drain', send);
      };
      send();
    },
    async answer() {
      for (;;) {
        const whole = firstAnswer(received);
        if (whole) {
          received = received.slice(whole.length);
          return whole.answer;
        }
        if (failure || isEnded || socket.closed)
          throw new Error(`The connection ended before a response: ${failure?.message ?? received}`);
        await changed();
      }
    },
    async ended() {
      while (!isEnded) {
        if (failure) throw failure;
        await changed();
      }
    },
  };
}

function firstAnswer(text: string): { answer: RawAnswer; length: number } | undefined {
  const endOfHead = text.indexOf('\r\n\r\n');
  if (endOfHead === -1) return undefined;
  const [first = '', ...lines] = text.slice(0, endOfHead).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.split(':', 1)[0]?.toLowerCase() ?? '',
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = endOfHead + 4 + Number(headers['content-length'] ?? 0);
  if (text.length < length) return undefined;
  // Up to here each character is one byte, as the length counts bytes.
  const body = Buffer.from(text.slice(endOfHead + 4, length), 'latin1').toString();
  const answer = { status: Number(first.split(' ')[1]), headers, body };
  return { answer, length };
}
