import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startMongo } from './mongo';
import type { RunningMongo } from './mongo-server';
import { mongodArguments } from './mongod';

let folder: string;
const running: RunningMongo[] = [];
const start = async (port?: number) => {
  const mongo = await startMongo({ dir: folder, port });
  running.push(mongo);
  return mongo;
};
const campers = async <Answer>(
  { uri }: RunningMongo,
  ask: (collection: ReturnType<ReturnType<MongoClient['db']>['collection']>) => Promise<Answer>,
) => {
  const client = await MongoClient.connect(uri);
  const answer = await ask(client.db('camp').collection('campers'));
  await client.close();
  return answer;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-mongo-test-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((mongo) => mongo.stop()));
  await rm(folder, { recursive: true });
});

it('keeps acknowledged writes when it is killed and restarted at the same address', async () => {
  const first = await start();
  await campers(first, (collection) => collection.insertOne({ name: 'Ada' }));
  first.child.signal('SIGKILL');
  await first.child.ended;

  const second = await start(first.port);

  expect(second.uri).toBe(first.uri);

  await expect(campers(second, (collection) => collection.countDocuments())).resolves.toBe(1);
});

it('refuses a fixed port in use', async () => {
  const { port } = await start();
  await expect(startMongo({ dir: join(folder, 'other'), port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

it('supports transactions, like a replica set', async () => {
  const { uri } = await start();
  const client = await MongoClient.connect(uri);
  const hello = await client.db('admin').command({ hello: 1 });
  await client.close();
  expect(hello.setName).toEqual(expect.any(String));
});

it('limits transactions to ten seconds, on either server', async () => {
  const { uri } = await start();
  const client = await MongoClient.connect(uri);
  const parameter = await client.db('admin').command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 });
  await client.close();

  expect(parameter.transactionLifetimeLimitSeconds).toBe(10);
  // Most test machines have no mongod.
  expect(mongodArguments('/data', 1).join(' ')).toContain(
    '--setParameter transactionLifetimeLimitSeconds=10',
  );
});

it('refuses a damaged data folder, with a sentence', async () => {
  await writeFile(join(folder, 'embedded'), '');
  await expect(startMongo({ dir: folder })).rejects.toThrow(/^The data folder .* cannot be used \(EEXIST\)/);
});

it('refuses a damaged snapshot with the server’s own sentence', async () => {
  const dir = join(folder, 'embedded');
  await mkdir(dir);
  await writeFile(join(dir, 'snapshot-2'), 'nonsense');
  await expect(startMongo({ dir: folder })).rejects.toThrow(/^MongoDB \(embedded\) does not start: [^\n]+$/);
});
