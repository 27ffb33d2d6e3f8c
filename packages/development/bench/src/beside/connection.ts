import { once } from 'node:events';
import { connect } from 'node:net';

/** A kept connection, over which one request goes after the other. */
export interface Connection {
  /**
   * @param request - all of it, head and body, as its bytes
   * @returns the status, once the answer's last byte is there
   * @throws Error when the connection ends first, or the answer does not tell its length
   */
  send(request: Buffer): Promise<number>;
  /** The same, with the answer's text. */
  exchange(request: Buffer): Promise<Reply>;
  close(): void;
}

/** An answer. */
export interface Reply {
  status: number;
  text: string;
}

/** An answer as it came: to read a text takes longer than all else about it. */
interface Answer {
  status: number;
  body: Buffer;
}

const endOfHead = '\r\n\r\n';

/** Sends and reads with as little of the machine as can be: whoever asks shares it with those who answer. */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received = Buffer.alloc(0);
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server ended the connection.')));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const head = received.indexOf(endOfHead);
    if (head < 0) return;
    const text = received.toString('latin1', 0, head);
    const length = /^content-length: *(\d+)\r?$/im.exec(text)?.[1];
    if (length === undefined) return fail(new Error(`An answer without a length: ${text}`));
    if (received.length < head + endOfHead.length + Number(length)) return;
    const status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    const body = received.subarray(head + endOfHead.length);
    received = Buffer.alloc(0);
    waiting?.resolve({ status, body });
  });
  const ask = (request: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(request);
    });
  return {
    exchange: async (request) => {
      const { status, body } = await ask(request);
      return { status, text: body.toString() };
    },
    send: async (request) => (await ask(request)).status,
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

/** What a request says besides its body. */
export interface RequestHead {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  contentType?: string;
  /** Further ones, such as `X-Forwarded-For`. */
  headers?: Readonly<Record<string, string>>;
}

/** The bytes of a request. */
export function requestOf(
  { method, path, token, contentType, headers = {} }: RequestHead,
  body: string | Buffer = '',
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(contentType ? [`Content-Type: ${contentType}`, `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}${endOfHead}`), Buffer.from(body)]);
}
