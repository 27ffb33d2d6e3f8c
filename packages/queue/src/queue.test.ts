import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { jobs, type JobName } from '@camp/contracts/registries/jobs';
import { createLogger } from '@camp/runtime/logger';
import { currentRequestId } from '@camp/runtime/request-id';
import { testRedisUrl } from '@camp/testing/test-database';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import {
  createConsumer,
  HopelessError,
  NotYetError,
  type FailedJob,
  type Handlers,
  type JobMemory,
  type Work,
} from './consumer';
import { createProducer, type EventRow } from './producer';

const lines: { msg: string; requestId?: string; job?: string }[] = [];
const logger = createLogger({
  name: 'test',
  level: 'info',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
const id = '64b000000000000000000001';
const camperRegistered = (eventId = randomUUID()): EventRow => ({
  _id: eventId,
  name: 'camper.registered',
  payload: { camperId: id },
});

/** A queue for this test, with handlers that record their jobs. */
function startQueue(work: (work: Work, memory: JobMemory) => Promise<void> = () => Promise.resolve()) {
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

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0).reverse()) await one.close();
});

async function until(condition: () => boolean) {
  const deadline = Date.now() + 60_000;
  while (!condition() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('delivers an event to its handler and records the dispatch', async () => {
  const { producer, consume, done, dispatched } = startQueue();
  consume();
  const row = camperRegistered();

  await producer.dispatch(row);
  await until(() => done.length > 0);

  expect(done).toEqual([{ eventId: row._id, name: 'mail.camper-registered', payload: { camperId: id } }]);
  expect(dispatched).toEqual([row._id]);
});

it('runs a job for the request that caused its event, and logs its id', async () => {
  const seen: (string | undefined)[] = [];
  const { producer, consume, done, logged } = startQueue(async () => void seen.push(currentRequestId()));
  consume();
  const requestId = randomUUID();

  await producer.dispatch({ ...camperRegistered(), requestId });
  await producer.dispatch(camperRegistered());
  await until(() => done.length > 1 && logged().length > 1);

  expect(new Set(seen)).toEqual(new Set([requestId, undefined]));
  expect(logged().map((line) => line.requestId)).toEqual(expect.arrayContaining([requestId]));
});

it('adds a waiting job only once', async () => {
  const { producer, consume, done } = startQueue();
  const [row, marker] = [camperRegistered(), camperRegistered()];

  await Promise.all([producer.dispatch(row), producer.dispatch(row), producer.dispatch(row)]);
  await producer.dispatch(marker);
  consume();
  await until(() => done.some(({ eventId }) => eventId === marker._id));

  expect(done.filter(({ eventId }) => eventId === row._id)).toHaveLength(1);
});

it('leaves an event that is not due yet to the worker', async () => {
  const { producer, consume, done, dispatched } = startQueue();
  const [waiting, marker] = [camperRegistered(), camperRegistered()];
  consume();

  producer.dispatchSoon({ ...waiting, notBefore: new Date() }, marker);
  await until(() => dispatched.length > 0 && done.length > 0);

  expect([done.map(({ eventId }) => eventId), dispatched]).toEqual([[marker._id], [marker._id]]);
});

it('retries a failed job', async () => {
  let attempts = 0;
  const { producer, consume, done } = startQueue(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('not yet');
  });
  consume();

  await producer.dispatch(camperRegistered());
  await until(() => done.length > 0);

  expect(attempts).toBe(2);
});

it('remembers from one attempt to the next that the effect happened', async () => {
  const happened: boolean[] = [];
  const { producer, consume, done } = startQueue(async (_work, memory) => {
    happened.push(memory.happened);
    if (memory.happened) return;
    await memory.remember();
    throw new Error('The worker dies now.');
  });
  consume();
  const row = camperRegistered();

  await producer.dispatch(row);
  await until(() => done.length > 0);

  expect(happened).toEqual([false, true]);
  expect(done).toEqual([{ eventId: row._id, name: 'mail.camper-registered', payload: { camperId: id } }]);
});

it('retries a job that cannot start yet after its wait, without counting an attempt', async () => {
  let rounds = 0;
  const { producer, consume, rawQueue, done } = startQueue(async () => {
    rounds += 1;
    if (rounds < 4) throw new NotYetError(rounds === 1 ? 600_000 : 1);
  });
  consume();
  const row = camperRegistered();

  await producer.dispatch(row);
  await until(() => rounds === 1);
  const job = () => rawQueue().getJob(`${row._id}-mail.camper-registered`);
  let waiting = await job();
  while (!(await waiting?.isDelayed())) waiting = await job();
  const delayed = [Number(waiting?.delay) > 590_000, waiting?.attemptsMade];
  await waiting?.promote();
  await until(() => done.length > 0);

  expect([...delayed, rounds]).toEqual([true, 0, 4]);
});

it('runs a job now that a worker whose clock is ahead delayed, and no other (I7)', async () => {
  const tried = new Set<string>();
  const { producer, consume, done, rawQueue } = startQueue(async ({ eventId }) => {
    if (tried.has(eventId)) return;
    tried.add(eventId);
    throw new NotYetError(600_000);
  });
  const [ahead, right] = [camperRegistered(), camperRegistered()];
  await Promise.all([producer.dispatch(ahead), producer.dispatch(right)]);
  const consumer = consume();
  await until(() => tried.size === 2);
  const queue = rawQueue();
  let delayed = await queue.getDelayed();
  for (; delayed.length < 2; delayed = await queue.getDelayed()) await pause(10);
  const job = delayed.find(({ data }) => data.eventId === ahead._id)!;
  const redis = new Redis(testRedisUrl());
  await redis.hset(queue.toKey(job.id!), 'processedOn', Date.now() + 600_000);
  redis.disconnect();

  await producer.promoteDelayed();
  await until(() => done.length > 0);
  await consumer.close();

  expect(done.map(({ eventId }) => eventId)).toEqual([ahead._id]);
});

it('gives up at once on a hopeless job, and stores it', async () => {
  let attempts = 0;
  const { producer, consume, dead } = startQueue(async () => {
    attempts += 1;
    throw new HopelessError('no such mailbox');
  });
  consume();
  const row = camperRegistered();

  await producer.dispatch(row);
  await until(() => dead.length > 0);

  expect(attempts).toBe(1);
  expect(dead).toEqual([
    expect.objectContaining({
      eventId: row._id,
      name: 'mail.camper-registered',
      payload: { camperId: id },
      error: expect.objectContaining({ message: 'no such mailbox' }),
    }),
  ]);
});

it('gives up on a payload that does not match the registry, without calling the handler', async () => {
  const { producer, consume, done, dead } = startQueue();
  consume();

  await producer.dispatch({ ...camperRegistered(), payload: { camperId: 'Ann' } });
  await until(() => dead.length > 0);

  expect(done).toEqual([]);
});

it('completes a job whose name it does not know', async () => {
  const { producer, consume, rawQueue, done, dead } = startQueue();
  await rawQueue().add('mail.of-the-future', {}, { jobId: 'future-1' });
  consume();

  await producer.dispatch(camperRegistered());
  await until(() => done.length > 0);

  expect(await rawQueue().getJobState('future-1')).toBe('completed');
  expect(dead).toEqual([]);
});

it('finishes the job under way when it is closed', async () => {
  const started = deferred();
  const finish = deferred();
  const { producer, consume, done } = startQueue(async () => {
    started.resolve();
    await finish.promise;
  });
  const consumer = consume();
  await producer.dispatch(camperRegistered());
  await started.promise;

  const closed = consumer.close();
  finish.resolve();
  await closed;

  expect(done).toHaveLength(1);
});

it('returns an error without waiting while Redis is away', async () => {
  const marked: string[] = [];
  const producer = createProducer({
    redisUrl: 'redis://127.0.0.1:1',
    logger,
    markDispatched: async (rows) => void marked.push(...rows.map(({ _id }) => _id.toString())),
  });
  closing.push(producer);

  await expect(producer.dispatch(camperRegistered())).rejects.toThrow();
  await expect(producer.ping()).rejects.toThrow();
  producer.dispatchSoon(camperRegistered());

  expect(marked).toEqual([]);
});

it('times out on a Redis that accepts and never answers (F3)', async () => {
  const producer = await produceForFrozenRedis();

  await expect(producer.dispatch(camperRegistered())).rejects.toThrow('Redis did not answer within 100 ms.');
});

it('leaves no listener for each event behind while Redis does not respond', async () => {
  const connecting = jest.spyOn(Redis.prototype, 'connect');
  const producer = await produceForFrozenRedis();
  const connection = connecting.mock.contexts[0] as Redis;
  connecting.mockRestore();
  const listeners = () => connection.listenerCount('ready') + connection.listenerCount('error');
  await expect(producer.dispatch(camperRegistered())).rejects.toThrow();
  const waiting = listeners();

  const events = Array.from({ length: 20 }, () => producer.dispatch(camperRegistered()));
  const outcomes = await Promise.allSettled(events);

  expect(outcomes.map(({ status }) => status)).toEqual(events.map(() => 'rejected'));
  expect(listeners()).toBeLessThanOrEqual(waiting);
});

/** A producer whose Redis accepts connections and never answers. */
async function produceForFrozenRedis() {
  const frozen = createServer((socket) => void socket.resume()).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as AddressInfo;
  const producer = createProducer({
    redisUrl: `redis://127.0.0.1:${port}`,
    logger,
    timeout: 100,
    markDispatched: () => Promise.reject(new Error('nothing was dispatched')),
  });
  closing.push({ close: async () => void frozen.close() }, producer);
  return producer;
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
