import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, timeOf } from './connection';

/** Over which the requests go in turn; one that waits for its answer holds up none but the next of its own. */
const connections = 16;

/**
 * Asks at a steady pace while work is done, whatever the answers take: their time is from when they were due.
 *
 * @param next - makes each request
 * @param perSecond - requests
 * @returns milliseconds of each answer
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
