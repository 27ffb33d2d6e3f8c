import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { notChecked, right, wrong } from '@camp/checks/check';
import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { connectRedis } from '@camp/queue/redis-connection';
import { createLogger } from '@camp/runtime/logger';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { runChecks } from '@camp/checks/run-checks';
import { queue } from '@camp/checks/queue';
import { redisReachable } from '@camp/checks/redis-reachable';
import { doctorTools } from '../../../test/doctor-tools';
import type { Check } from '../check';
import { redisEviction } from './redis-eviction';
import { redisPersistence } from './redis-persistence';

const logger = createLogger({ name: 'test', level: 'silent' });
const checks = [redisReachable, redisEviction, redisPersistence, queue];
const queuePrefix = `test-${randomUUID()}`;
const minute = 60_000;

let server: RunningRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = connectRedis(server.url, 'producer', logger);
  await once(redis, 'ready');
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const find = async (check: Check, connection = redis) =>
  (await runChecks([check], doctorTools({ redis: connection, queuePrefix })))[0]?.finding;

it('finds a Redis right that is started as for the product', async () => {
  const parts = await runChecks(checks, doctorTools({ redis, queuePrefix }));

  expect(parts.filter(({ finding }) => finding.state !== 'right')).toEqual([]);
});

it('finds settings that lose jobs', async () => {
  await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await redis.config('SET', 'appendonly', 'no');
  const found = [await find(redisEviction), await find(redisPersistence)];
  await redis.config('SET', 'maxmemory-policy', 'noeviction');
  await redis.config('SET', 'appendonly', 'yes');

  expect(found).toEqual([
    wrong('Redis deletes jobs when it is full (maxmemory-policy allkeys-lru).'),
    wrong('Redis loses waiting jobs when it restarts (appendonly no).'),
  ]);
});

it('finds the job that waits longest, in any queue and of any priority', async () => {
  const add = async (name: string, age: number, priority?: number) => {
    const opened = new Queue(name, { connection: redis, prefix: queuePrefix });
    await opened.add('any', {}, { timestamp: Date.now() - age * minute, ...(priority && { priority }) });
    await opened.close();
  };
  await add('account', 1);
  const recent = await find(queue);
  await add('mail', 8);
  await add('payment', 7, 1);

  expect(recent).toEqual(right('No job has waited for long.'));
  expect(await find(queue)).toEqual(wrong('A job in the queue “mail” has waited for 8 minutes.'));
});

it('says whether Redis is away or refuses the password', async () => {
  await redis.config('SET', 'requirepass', 'another');
  const [stranger, away] = [server.url, 'redis://127.0.0.1:9'].map((url) =>
    connectRedis(url, 'producer', logger),
  );
  const found = [await find(redisReachable, stranger), await find(redisReachable, away)];
  const without = await find(queue, away);
  await redis.config('SET', 'requirepass', '');
  stranger?.disconnect();
  away?.disconnect();

  expect(found).toEqual([
    wrong('Redis rejects the password in REDIS_URL.'),
    wrong('Redis does not answer at REDIS_URL.'),
  ]);
  expect(without).toEqual(notChecked('redis is not right.'));
});
