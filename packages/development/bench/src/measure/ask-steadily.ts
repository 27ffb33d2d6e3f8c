import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, timeOf } from './connection';

/** Requests are distributed over these in turn. A slow response delays only the next request of its connection. */
const connections = 16;

/**
 * Sends requests at a constant rate during work, however slow the responses. Their time counts from when they were due.
 *
 * @param next - creates each request
 * @param perSecond - requests
 * @returns milliseconds of each response
 */
export async function askWhile(
  url: string,
  next: () => Buffer,
  perSecond: number,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const lanes = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const times: number[] = [];
  const start = performance.now();
  let isOver = false;
  const asking = lanes.map(async (connection, lane) => {
    for (let sent = lane; ; sent += connections) {
      const due = start + (sent / perSecond) * 1_000;
      await pause(Math.max(0, due - performance.now()));
      if (isOver) break;
      await timeOf(connection, next(), 200);
      times.push(performance.now() - due);
    }
    connection.close();
  });
  await work();
  isOver = true;
  await Promise.all(asking);
  return times;
}
