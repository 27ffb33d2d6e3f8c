import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { createLogger } from '@camp/runtime/logger';
import { createProducer } from '@camp/queue/producer';
import { createPubSub } from '@camp/queue/pub-sub';
import { refuseWhileWorking } from './refuse-restore';

const logger = createLogger({ name: 'test', level: 'silent' });
let redis: RunningRedis;
// Its own, since other tests connect processes to the shared one.
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const refusal = () =>
  refuseWhileWorking(redis.url, logger).then(
    () => undefined,
    (error: Error) => error.message,
  );

it('refuses while a process is connected, and while jobs wait', async () => {
  const idle = await refusal();
  const process = createPubSub({ redisUrl: redis.url, logger, onMessage: () => undefined });
  while ((await refusal()) === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  const running = await refusal();
  process.close();
  while ((await refusal()) !== undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  const producer = createProducer({
    redisUrl: redis.url,
    logger,
    timeout: 30_000,
    markDispatched: () => Promise.resolve(),
  });
  await producer.dispatch({
    _id: '64b000000000000000000001',
    name: 'user.password-changed',
    payload: { userId: '64b000000000000000000002' },
  });
  const waiting = await refusal();
  await producer.close();

  expect([idle, running, waiting]).toEqual([
    undefined,
    'The API or a worker is running. Stop them, then restore.',
    'Redis still has 1 jobs of another database. Empty it (FLUSHDB), then restore.',
  ]);
});

it('reports that Redis does not answer', async () => {
  await expect(refuseWhileWorking('redis://127.0.0.1:9', logger)).rejects.toThrow(
    'Redis does not answer at REDIS_URL.',
  );
});
