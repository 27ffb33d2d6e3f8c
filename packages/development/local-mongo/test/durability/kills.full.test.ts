import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { type Child, startChild, withFolder } from './child';

/*
 * Kills a server under load repeatedly. Acknowledged writes must exist afterwards, and a transaction must be complete
 * or absent.
 */
const kills = 20;
const writers = 6;
/** Acknowledged writes before each kill. */
const leastPlain = 10;
const leastTransactions = 2;

interface Acknowledged {
  readonly plain: Set<string>;
  readonly transactions: Set<string>;
  readonly counter: { readonly ids: string[]; attempted: number };
}

test.each([
  { title: 'without compaction', compactAfter: 1_000_000_000 },
  { title: 'while compacting', compactAfter: 20_000 },
])('20 kills under load lose no acknowledged write, $title', async ({ title, compactAfter }) => {
  await withFolder(async (folder) => {
    const acknowledged: Acknowledged = {
      plain: new Set(),
      transactions: new Set(),
      counter: { ids: [], attempted: 0 },
    };
    for (let round = 0; round < kills; round += 1) {
      const server = await startChild('server-process.ts', [folder, String(compactAfter)]);
      await expectNothingLost(server.message, acknowledged);
      await writeUntilKilled(server, round, acknowledged);
    }
    const last = await startChild('server-process.ts', [folder, String(compactAfter)]);
    await expectNothingLost(last.message, acknowledged);
    await last.kill();

    expect(acknowledged.plain.size).toBeGreaterThanOrEqual(kills * leastPlain);
    expect(acknowledged.transactions.size).toBeGreaterThanOrEqual(kills * leastTransactions);
    const snapshots = (await readdir(folder)).filter((name) => name.startsWith('snapshot-'));
    expect(snapshots.length > 0).toBe(title === 'while compacting');
  });
});

interface Counter {
  _id: string;
  n: number;
  ids: string[];
  text: string;
}

/** Makes the counter so large that the log contains only its changes. */
const text = 'x'.repeat(10_000);

async function writeUntilKilled(server: Child, round: number, acknowledged: Acknowledged): Promise<void> {
  const client = await MongoClient.connect(server.message, {
    serverSelectionTimeoutMS: 500,
    retryWrites: false,
  });
  const database = client.db('kills');
  let alive = true;
  const loops = Array.from({ length: writers }, async (_, writer) => {
    for (let number = 0; alive; number += 1) {
      const id = `${round}-${writer}-${number}`;
      try {
        if (writer % 3 === 0) await writeTransaction(client, id, acknowledged);
        else if (writer % 3 === 1) {
          await database.collection<{ _id: string }>('plain').insertOne({ _id: id });
          acknowledged.plain.add(id);
        } else {
          acknowledged.counter.attempted += 1;
          await database
            .collection<Counter>('counter')
            .updateOne(
              { _id: 'n' },
              { $inc: { n: 1 }, $push: { ids: id }, $setOnInsert: { text } },
              { upsert: true },
            );
          acknowledged.counter.ids.push(id);
        }
      } catch {
        // The kill may interrupt a write, so an unacknowledged write may exist or not.
        if (!alive) return;
        await sleep(1);
      }
    }
  });
  // A busy machine needs longer for as many writes.
  const { plain, transactions } = acknowledged;
  const enough = [plain.size + leastPlain, transactions.size + leastTransactions] as const;
  while (plain.size < enough[0] || transactions.size < enough[1]) await sleep(10);
  await sleep(Math.random() * 200);
  await server.kill();
  alive = false;
  await Promise.all(loops);
  await client.close();
}

async function writeTransaction(
  client: MongoClient,
  id: string,
  { transactions }: Acknowledged,
): Promise<void> {
  const session = client.startSession();
  try {
    session.startTransaction();
    const database = client.db('kills');
    await database.collection<{ _id: string }>('left').insertOne({ _id: id }, { session });
    await database.collection<{ _id: string }>('right').insertOne({ _id: id }, { session });
    await session.commitTransaction();
    transactions.add(id);
  } finally {
    await session.endSession();
  }
}

async function expectNothingLost(uri: string, { plain, transactions, counter }: Acknowledged): Promise<void> {
  const client = await MongoClient.connect(uri);
  const ids = async (name: string): Promise<Set<string>> =>
    new Set(
      (await client.db('kills').collection<{ _id: string }>(name).find().toArray()).map(({ _id }) => _id),
    );
  const [found, left, right] = await Promise.all([ids('plain'), ids('left'), ids('right')]);
  const counted = await client.db('kills').collection<Counter>('counter').findOne();
  await client.close();

  expect([...plain].filter((id) => !found.has(id))).toEqual([]);
  expect([...transactions].filter((id) => !left.has(id))).toEqual([]);
  expect([...left].sort()).toEqual([...right].sort());
  const countedIds = new Set(counted?.ids);
  expect(counter.ids.filter((id) => !countedIds.has(id))).toEqual([]);
  expect(countedIds.size).toBe(counted?.n ?? 0);
  expect(counted?.n ?? 0).toBeLessThanOrEqual(counter.attempted);
}
