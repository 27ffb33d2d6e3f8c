import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes of HTML that arrive together, and milliseconds between them: the browser paints a page while it arrives. */
const part = { bytes: 512, every: 25 };

/** A product as it looks over a slow network. */
export interface SlowProduct {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a proxy that sends each page in small parts, and everything else at once. The speed of the browser's own
 * network can't do that: it also delays the stylesheet, without which nothing is painted.
 *
 * @param url of the product
 */
export async function servePagesInParts(url: string): Promise<SlowProduct> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const uncompressed = { ...headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(asked.url ?? '/', url), { method, headers: uncompressed });
    passed.on('response', (response) => void pass(response, answer).catch(() => answer.destroy()));
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
  answer.writeHead(response.statusCode ?? 502, response.headers);
  if (!isPage) return void response.pipe(answer);
  for (const piece of inParts(await contentOf(response))) {
    answer.write(piece);
    await pause(part.every);
  }
  answer.end();
}

async function contentOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function* inParts(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += part.bytes) yield content.subarray(at, at + part.bytes);
}
