import { setTimeout as pause } from 'node:timers/promises';
import { testRedisUrl } from '@camp/testing/test-database';
import { Redis } from 'ioredis';
import { camperId, camperRegistered, startQueue, until } from '../test/fixture';
import { HopelessError, NotYetError } from './consumer';

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
  expect(done).toEqual([{ eventId: row._id, name: 'mail.camper-registered', payload: { camperId } }]);
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
      payload: { camperId },
      error: expect.objectContaining({ message: 'no such mailbox' }),
    }),
  ]);
});
