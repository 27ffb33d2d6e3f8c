import { connectRedis } from '@camp/queue/redis-connection';
import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { createCamp } from '@camp/database/test/factories/camp';
import { generousLimits, knownPassword, serveApi } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { pictureOf } from '../../test/pictures';
import { createRateLimiter } from '../limits/rate-limiter';

let redis: RunningRedis;
const connections: { disconnect(): void }[] = [];
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const connection of connections) connection.disconnect();
  process.kill(redis.pid, 'SIGCONT');
  await redis.stop();
});

const api = serveApi({
  redisUrl: () => redis.url,
  overrides: ({ logger }) => {
    const connection = connectRedis(redis.url, 'producer', logger);
    connections.push(connection);
    return { limiter: createRateLimiter(generousLimits, { redis: connection, logger }) };
  },
});

it('stores the event of a registration while Redis is frozen, and answers as usual (F3)', async () => {
  await createCamp(api.models, { year: 2026 });
  const user = await api.createAccount();
  process.kill(redis.pid, 'SIGSTOP');

  const login = await api.visitor.post('/api/user/login', { email: user.email, password: knownPassword });
  const created = await sendForm(await api.signedIn(user), camperForm(), pictureOf('png'));

  expect([login.status, created.status]).toEqual([200, 201]);
  const waiting = { name: 'camper.registered', 'payload.camperId': created.body._id } as const;
  expect(await api.models.Outbox.findOne(waiting).lean()).not.toHaveProperty('dispatchedAt');
});
