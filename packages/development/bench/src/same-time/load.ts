import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One request as the bench sends it. */
export interface Ask {
  path: string;
  headers?: Record<string, string>;
  /** JSON; with it the request is a POST. */
  body?: object;
}

/** What came back, and how long it took to its last byte in milliseconds. */
export interface Answer {
  status: number;
  milliseconds: number;
}

/** Sends a request and reads its whole answer. */
export function ask(url: string, { path, headers = {}, body }: Ask, agent?: Agent): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const options: RequestOptions = {
    agent,
    method: text ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } : {}),
    },
  };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - start }),
      );
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

/** A load that goes on until it is stopped. */
export interface Load {
  /** @returns how many answers of each status came, and how many a second in all */
  stop(): Promise<{ statuses: Map<number, number>; perSecond: number }>;
}

/**
 * Keeps connections busy, each with one request after the other.
 *
 * @param next - makes each request
 * @param perSecond - at most so many requests over all connections
 */
export function startLoad(
  url: string,
  { connections, next, perSecond = Infinity }: { connections: number; next: () => Ask; perSecond?: number },
): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const start = performance.now();
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      const begun = performance.now();
      const { status } = await ask(url, next(), agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause((connections / perSecond) * 1000 - (performance.now() - begun));
    }
  };
  const working = Promise.all(Array.from({ length: connections }, work));
  return {
    stop: async () => {
      isOver = true;
      await working;
      agent.destroy();
      const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      return { statuses, perSecond: answers / ((performance.now() - start) / 1000) };
    },
  };
}
