import { once } from 'node:events';
import { connect } from 'node:net';

/** A raw response, since decoding its text would take longer than everything else. */
export interface Answer {
  status: number;
  body: Buffer;
}

/** A keep-alive connection for consecutive requests. */
export interface Connection {
  /**
   * @param request - the whole request as bytes
   * @returns the response, once its last byte has arrived
   * @throws Error when the connection ends first, or the response has no length
   */
  ask(request: Buffer): Promise<Answer>;
  close(): void;
}

const endOfHead = '\r\n\r\n';

/** Sends and receives with as little CPU as possible, since the client shares the machine with the servers. */
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
    if (length === undefined) return fail(new Error(`A response without a length: ${text}`));
    if (received.length < head + endOfHead.length + Number(length)) return;
    const body = received.subarray(head + endOfHead.length);
    received = Buffer.alloc(0);
    waiting?.resolve({ status: Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)), body });
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

/** Sends a request and measures it. @returns milliseconds @throws Error for a response with another status */
export async function timeOf(
  connection: Connection,
  request: Buffer,
  ...expected: readonly number[]
): Promise<number> {
  const start = performance.now();
  const { status } = await connection.ask(request);
  const time = performance.now() - start;
  if (!expected.includes(status)) throw new Error(`Answered ${status} instead of ${expected.join(' or ')}.`);
  return time;
}

/** A request: GET, or POST with a body. */
interface Asked {
  path: string;
  token?: string;
  /** The body, sent as JSON. With a content type of its own, it is sent unchanged. */
  json?: object;
  body?: string | Buffer;
  /** Additional headers, such as `X-Forwarded-For`. */
  headers?: Readonly<Record<string, string>>;
}

/** The bytes of a request. */
export function requestOf({ path, token, json, body, headers = {} }: Asked): Buffer {
  const sent = json ? JSON.stringify(json) : body;
  const lines = [
    `${sent === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(json ? ['Content-Type: application/json'] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(sent === undefined ? [] : [`Content-Length: ${Buffer.byteLength(sent)}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}${endOfHead}`), Buffer.from(sent ?? '')]);
}
