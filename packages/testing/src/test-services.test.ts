import { Redis } from 'ioredis';
import { testRedisUrl } from './test-database';

it('gives the tests a Redis that never evicts and keeps every write', async () => {
  const redis = new Redis(testRedisUrl());
  const settings = await redis.config('GET', 'appendonly', 'maxmemory-policy');
  await redis.quit();

  expect(settings).toEqual(expect.arrayContaining(['appendonly', 'yes', 'maxmemory-policy', 'noeviction']));
});
