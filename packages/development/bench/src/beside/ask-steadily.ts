import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from './connection';

/** Over which the requests go in turn; one that waits for its answer holds up none but the next of its own. */
const connections = 16;

/**
 * Asks at a steady pace until it is stopped, whatever the answers take: their time is from when they were due.
 *
 * @param next - makes each request
 * @param perSecond - requests
 */
export async function askSteadily(
  url: string,
  next: () => Buffer,
  perSecond: number,
): Promise<{ stop(): Promise<number[]> }> {
  const lanes = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const times: number[] = [];
  const start = performance.now();
  let isOver = false;
  const working = lanes.map(async (connection, lane) => {
    for (let sent = lane; ; sent += connections) {
      const due = start + (sent / perSecond) * 1_000;
      await pause(Math.max(0, due - performance.now()));
      if (isOver) break;
      const status = await connection.send(next());
      if (status !== 200) throw new Error(`Answered ${status} instead of 200.`);
      times.push(performance.now() - due);
    }
    connection.close();
  });
  const all = Promise.all(working);
  return {
    stop: async () => {
      isOver = true;
      await all;
      return times;
    },
  };
}
