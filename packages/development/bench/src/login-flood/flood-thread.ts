import { randomBytes, randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { loginRequest } from '../measure/accounts';
import { openConnection } from '../measure/connection';
import { floodAddress, type FloodOrder } from './flood';

const connections = 24;

const anybody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Keeps connections busy with logins of invented addresses until a message stops it. @returns responses per second */
async function flood({ url, from }: FloodOrder): Promise<number> {
  const start = performance.now();
  let [answers, isOver] = [0, false];
  parentPort?.once('message', () => (isOver = true));
  const lanes = Array.from({ length: connections }, async () => {
    const connection = await openConnection(url);
    for (; !isOver; answers += 1) {
      const address = from === 'one address' ? floodAddress : anybody();
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      await connection.ask(loginRequest(email, { 'X-Forwarded-For': address }));
    }
    connection.close();
  });
  await Promise.all(lanes);
  return answers / ((performance.now() - start) / 1000);
}

void flood(workerData as FloodOrder).then((perSecond) => parentPort?.postMessage(perSecond));
