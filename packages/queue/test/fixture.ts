import { randomUUID } from 'node:crypto';
import { jobs, type JobName } from '@camp/contracts/registries/jobs';
import { createLogger } from '@camp/runtime/logger';
import { testRedisUrl } from '@camp/testing/test-database';
import { Queue } from 'bullmq';
import { createConsumer, type FailedJob, type Handlers, type JobMemory, type Work } from '../src/consumer';
import { createProducer, type EventRow } from '../src/producer';

const lines: { msg: string; requestId?: string; job?: string }[] = [];
export const logger = createLogger({
  name: 'test',
  level: 'info',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
/** The camper of every event. */
export const camperId = '64b000000000000000000001';

export const camperRegistered = (eventId = randomUUID()): EventRow => ({
  _id: eventId,
  name: 'camper.registered',
  payload: { camperId },
});

/** Closed after each test, the latest first. */
export const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0).reverse()) await one.close();
});

/** A queue for this test, with handlers that record their jobs. */
export function startQueue(work: (work: Work, memory: JobMemory) => Promise<void> = () => Promise.resolve()) {
  const prefix = `test-${randomUUID()}`;
  const redisUrl = testRedisUrl();
  const done: Work[] = [];
  const dead: FailedJob[] = [];
  const dispatched: string[] = [];
  const note = async (item: Work, memory: JobMemory) => {
    await work(item, memory);
    done.push(item);
  };
  const handlers = Object.fromEntries(
    (Object.keys(jobs) as JobName[]).map((name) => [name, note]),
  ) as unknown as Handlers;
  const producer = createProducer({
    redisUrl,
    logger,
    prefix,
    markDispatched: async (rows) => void dispatched.push(...rows.map(({ _id }) => _id.toString())),
  });
  const consume = () => {
    const consumer = createConsumer('mail', handlers, {
      redisUrl,
      logger,
      prefix,
      onFailed: async (item) => void dead.push(item),
    });
    closing.push(consumer);
    return consumer;
  };
  closing.push(producer);
  const rawQueue = () => {
    const queue = new Queue('mail', { connection: { url: redisUrl }, prefix });
    closing.push(queue);
    return queue;
  };
  const logged = () =>
    lines.filter(({ job, msg }) => msg === 'Job done' && done.some((one) => isOf(one, job)));
  return { producer, consume, rawQueue, done, dead, dispatched, logged };
}

const isOf = ({ eventId }: Work, job = '') => job.startsWith(eventId);

export async function until(condition: () => boolean) {
  const deadline = Date.now() + 60_000;
  while (!condition() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
