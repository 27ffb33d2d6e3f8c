import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answered call. */
export interface AnsweredCall {
  operation: string;
  status: number;
}

/** A proxy between a tester and the API that counts responses. */
export interface CallCounter {
  readonly url: string;
  close(): void;
}

/** An operation by its address. */
export interface OperationAddress {
  name: string;
  method: string;
  /** The path as in the document: `/camper/read/{id}`. */
  path: string;
  /** Method and path: `GET /camper/read/{id}`. */
  address: string;
}

/** Maximum bytes, above the API's limit, so that the API itself rejects longer bodies. */
const maxHeaderSize = 1024 * 1024;

/**
 * @param target - URL of the API
 * @param addresses - of all operations. Other calls are forwarded without being reported
 * @param answered - called for each response before the tester gets it
 */
export async function countCalls(
  target: string,
  addresses: readonly OperationAddress[],
  answered: (call: AnsweredCall) => void,
): Promise<CallCounter> {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const patterns = addresses.map(({ name, method, path }) => ({
    name,
    method,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  const nameOf = ({ method, url = '' }: IncomingMessage) => {
    const [path = ''] = url.split('?');
    return patterns.find((one) => one.method === method && one.pattern.test(path))?.name;
  };

  const listener = createServer({ maxHeaderSize }, (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, rawHeaders } = incoming;
    const onward = request({ hostname, port, agent, method, path: url, headers: passedOn(rawHeaders) });
    onward.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const name = nameOf(incoming);
        const status = answer.statusCode ?? 0;
        if (name !== undefined) answered({ operation: name, status });
        outgoing.writeHead(status, passedOn(answer.rawHeaders)).end(Buffer.concat(parts));
      });
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => {
      listener.close();
      listener.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Raw headers as alternating names and values, without those about the connection. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_, at) => !/^(?:transfer-encoding|connection|keep-alive)$/i.test(raw[at - (at % 2)] ?? ''));
