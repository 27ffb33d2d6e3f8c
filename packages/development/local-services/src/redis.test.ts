import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './ports';
import { startRedis, type RunningRedis } from './redis';

let folder: string;
const running: RunningRedis[] = [];
const start = async (options: Parameters<typeof startRedis>[0]) => {
  const redis = await startRedis(options);
  running.push(redis);
  return redis;
};
const ask = async <Answer>({ url }: RunningRedis, question: (client: Redis) => Promise<Answer>) => {
  const client = new Redis(url);
  const answer = await question(client);
  await client.quit();
  return answer;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-redis-test-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((redis) => redis.stop()));
  await rm(folder, { recursive: true });
});

it('keeps data when it is killed and restarted at the same address', async () => {
  const port = await freePort();
  const first = await start({ dir: folder, port });
  await ask(first, (client) => client.set('camper', 'Ada'));
  first.child.signal('SIGKILL');
  await first.child.ended;

  const second = await start({ dir: folder, port });

  expect(second.url).toBe(first.url);
  await expect(ask(second, (client) => client.get('camper'))).resolves.toBe('Ada');
});

it('never evicts', async () => {
  const redis = await start({ dir: folder });
  await expect(ask(redis, (client) => client.config('GET', 'maxmemory-policy'))).resolves.toEqual([
    'maxmemory-policy',
    'noeviction',
  ]);
});

it('refuses a fixed port in use', async () => {
  const first = await start({ dir: folder });
  await expect(startRedis({ port: first.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: expect.stringMatching(/^Redis exited with code 1\./),
  });
});

it('refuses a damaged data folder', async () => {
  const first = await start({ dir: folder });
  await first.stop();
  await writeFile(join(folder, 'appendonlydir/appendonly.aof.manifest'), 'nonsense');
  await expect(startRedis({ dir: folder })).rejects.toThrow(
    /^Redis cannot read its data in \S+\. Restore a copy of the folder, or move it away .*\.$/,
  );
});

it('names the options if there is no Redis on the PATH', async () => {
  const { PATH } = process.env;
  process.env.PATH = folder;
  try {
    await expect(startRedis()).rejects.toThrow(/^Redis was not found\. .* or set REDIS_URL/);
  } finally {
    process.env.PATH = PATH;
  }
});
