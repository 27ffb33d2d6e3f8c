import { appendFile, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Document, Long, serialize, UUID } from 'bson';
import { type ClientSession, MongoClient } from 'mongodb';
import { serve } from '../../src/server/serve';
import { RawClient } from '../server/raw-client';
import { startChild, withFolder } from './child';

async function withServer<T>(
  dir: string,
  work: (client: MongoClient) => Promise<T>,
  compactAfter?: number,
): Promise<T> {
  const server = await serve({ dir, compactAfter });
  const client = await MongoClient.connect(server.uri);
  try {
    return await work(client);
  } finally {
    await client.close();
    await server.close();
  }
}

const things = (client: MongoClient) => client.db('test').collection<{ _id: number; n?: number }>('things');
const count = (client: MongoClient) => things(client).countDocuments();

test('documents, indexes and names survive a restart', async () => {
  await withFolder(async (folder) => {
    await withServer(folder, async (client) => {
      await things(client).insertMany([{ _id: 1, n: 1 }, { _id: 2, n: 2 }, { _id: 3 }]);
      await things(client).updateOne({ _id: 1 }, { $set: { n: 10 } });
      await things(client).deleteOne({ _id: 2 });
      await things(client).createIndex({ n: 1 }, { unique: true, sparse: true });
      await client.db('test').createCollection('empty');
      await client.db('gone').collection('x').insertOne({});
      await client.db('gone').dropDatabase();
    });

    await withServer(folder, async (client) => {
      expect(await things(client).find().sort({ _id: 1 }).toArray()).toEqual([{ _id: 1, n: 10 }, { _id: 3 }]);
      await expect(things(client).insertOne({ _id: 9, n: 10 })).rejects.toMatchObject({ code: 11000 });
      const names = await client.db('test').listCollections({}, { nameOnly: true }).toArray();
      expect(names.map(({ name }) => name).sort()).toEqual(['empty', 'things']);
      expect((await client.db('admin').admin().listDatabases()).databases.map(({ name }) => name)).toEqual([
        'test',
      ]);
    });
  });
});

test('a torn end of the log is cut off, at any byte', async () => {
  await withFolder(async (folder) => {
    await withServer(folder, async (client) => {
      for (const _id of [1, 2, 3]) await things(client).insertOne({ _id });
    });
    const log = join(folder, 'log-00000001');
    const whole = await readFile(log);

    for (let length = whole.length; length > whole.length - 120; length -= 7) {
      await writeFile(log, whole);
      await truncate(log, length);
      const found = await withServer(folder, async (client) => {
        const before = await count(client);
        await things(client).insertOne({ _id: 100 });
        return before;
      });
      expect(found).toBeLessThanOrEqual(3);
      expect(found).toBeGreaterThanOrEqual(length === whole.length ? 3 : 1);
      expect(await withServer(folder, count)).toBe(found + 1);
    }
  });
});

test('a crash just before the logs are switched leaves a torn and an empty log, and loses nothing', async () => {
  await withFolder(async (folder) => {
    await withServer(folder, (client) => things(client).insertOne({ _id: 1 }));
    await appendFile(join(folder, 'log-00000001'), Buffer.from([200, 0, 0, 0, 1, 2, 3]));
    await writeFile(join(folder, 'log-00000002'), '');

    const found = await withServer(folder, async (client) => {
      await things(client).insertOne({ _id: 2 });
      return count(client);
    });

    expect(found).toBe(2);
    expect(await withServer(folder, count)).toBe(2);
  });
});

test('garbage at the end of the log is not read as a commit', async () => {
  await withFolder(async (folder) => {
    await withServer(folder, (client) => things(client).insertOne({ _id: 1 }));
    await appendFile(join(folder, 'log-00000001'), Buffer.alloc(64, 7));

    expect(await withServer(folder, count)).toBe(1);
  });
});

test('compaction replaces the logs by a snapshot and keeps everything', async () => {
  await withFolder(async (folder) => {
    await withServer(
      folder,
      async (client) => {
        await things(client).createIndex({ n: 1 });
        for (let round = 0; round < 40; round += 1) {
          await things(client).updateOne({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true });
          await things(client).insertOne({ _id: 100 + round });
        }
      },
      500,
    );

    const names = await readdir(folder);
    expect(names.filter((name) => name.startsWith('snapshot-'))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith('log-'))).toHaveLength(1);
    await withServer(folder, async (client) => {
      expect(await count(client)).toBe(41);
      expect(await things(client).findOne({ _id: 1 })).toEqual({ _id: 1, n: 40 });
      expect((await things(client).indexes()).map(({ name }) => name)).toEqual(['_id_', 'n_1']);
    });
  });
});

test.each([
  { title: 'in one log', compactAfter: undefined },
  { title: 'over compactions', compactAfter: 30_000 },
])('a large document is the result of its changes, $title', async ({ compactAfter }) => {
  await withFolder(async (folder) => {
    const documents = (client: MongoClient) => client.db('test').collection<Stored>('book');
    const places = Array.from({ length: 200 }, (_, n) => ({ n, name: 'x'.repeat(40) }));
    const expected = await withServer(
      folder,
      async (client) => {
        await documents(client).insertOne({ _id: 1, places, count: 200, theme: { name: 'Rooted' } });
        for (let n = 200; n < 300; n += 1)
          await documents(client).updateOne({ _id: 1 }, { $push: { places: { n } }, $inc: { count: 1 } });
        await documents(client).updateOne({ _id: 1 }, { $pull: { places: { n: 7 } }, $unset: { theme: 1 } });
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await documents(client).updateOne(
              { _id: 1 },
              { $set: { 'places.3.name': 'taken' } },
              { session },
            );
            await documents(client).updateOne({ _id: 1 }, { $set: { theme: { age: 2 } } }, { session });
          }),
        );
        await aborted(client, (session) =>
          documents(client).updateOne({ _id: 1 }, { $push: { places: { n: 999 } } }, { session }),
        );
        await documents(client).updateOne({ _id: 1 }, { $rename: { count: 'counted' } });
        return documents(client).findOne();
      },
      compactAfter,
    );

    expect(await withServer(folder, (client) => documents(client).findOne(), compactAfter)).toEqual(expected);
    await withServer(folder, (client) =>
      documents(client).updateOne({ _id: 1 }, { $push: { places: { n: 300 } } }),
    );
    const again = await withServer(folder, (client) => documents(client).findOne());

    expect(expected).toMatchObject({ counted: 300, theme: { age: 2 } });
    expect(expected?.places).toHaveLength(299);
    expect(again).toEqual({ ...expected, places: [...expected!.places, { n: 300 }] });
    const hasSnapshot = (await readdir(folder)).some((name) => name.startsWith('snapshot-'));
    expect(hasSnapshot).toBe(compactAfter !== undefined);
  });
});

interface Stored {
  _id: number;
  places: { n: number; name?: string }[];
  count?: number;
  counted?: number;
  theme?: object;
}

async function aborted(client: MongoClient, work: (session: ClientSession) => Promise<unknown>) {
  await client.withSession(async (session) => {
    session.startTransaction();
    await work(session);
    await session.abortTransaction();
  });
}

test('of a large document, only changes are logged, and the limit of 16 MB still applies', async () => {
  await withFolder(async (folder) => {
    const big = (client: MongoClient) => client.db('test').collection<{ _id: number }>('big');
    const size = async () => (await stat(join(folder, 'log-00000001'))).size;
    await withServer(folder, async (client) => {
      await big(client).insertOne({ _id: 1, text: 'x'.repeat(15_000_000), list: [] } as never);
      const before = await size();

      await big(client).updateOne({ _id: 1 }, { $push: { list: 'y'.repeat(1000) as never } });

      expect((await size()) - before).toBeLessThan(2000);
      const tooMuch = big(client).updateOne({ _id: 1 }, { $push: { list: 'y'.repeat(2_000_000) as never } });
      await expect(tooMuch).rejects.toMatchObject({ code: 17419 });
    });
  });
});

test('a damaged snapshot is rejected with one sentence', async () => {
  await withFolder(async (folder) => {
    await withServer(
      folder,
      async (client) =>
        void (await things(client).insertMany(Array.from({ length: 50 }, (_, _id) => ({ _id })))),
      500,
    );
    const name = (await readdir(folder)).find((file) => file.startsWith('snapshot-'))!;
    const bytes = await readFile(join(folder, name));
    bytes[bytes.length - 3]! ^= 0xff;
    await writeFile(join(folder, name), bytes);

    await expect(serve({ dir: folder })).rejects.toThrow(/snapshot-\d+ is damaged at byte \d+: /);
  });
});

test('a folder in use is rejected with one sentence, by this and by another process', async () => {
  await withFolder(async (folder) => {
    const child = await startChild('server-process.ts', [folder, '1000000']);

    await expect(serve({ dir: folder })).rejects.toThrow(`${folder} is in use by another local-mongo.`);

    await child.kill();
    const server = await serve({ dir: folder });
    await expect(serve({ dir: folder })).rejects.toThrow('is in use');
    await server.close();
  });
});

test('a folder of a newer format is rejected with one sentence', async () => {
  await withFolder(async (folder) => {
    await withServer(folder, count);
    await writeFile(join(folder, 'format.json'), '{"format":99}');

    await expect(serve({ dir: folder })).rejects.toThrow(
      `${folder} was written by a newer local-mongo (format 99, this one knows 3).`,
    );
  });
});

test('a folder of the first format is read and continued in this format', async () => {
  await withFolder(async (folder) => {
    const place = { database: 'test', collection: 'things' };
    const old = [
      { kind: 'createIndex', ...place, specification: { v: 2, key: { n: 1 }, name: 'n_1', unique: true } },
      { kind: 'insert', ...place, document: { _id: 1, n: 1 } },
      { kind: 'insert', ...place, document: { _id: 2, n: 2 } },
      { kind: 'update', ...place, document: { _id: 1, n: 3 } },
      { kind: 'delete', ...place, id: 2 },
      { kind: 'retry', session: new UUID(), transactionNumber: Long.ONE, statement: 0, result: { n: 1 } },
    ];
    await writeFile(join(folder, 'format.json'), '{"format":1}');
    await writeFile(join(folder, 'log-00000001'), Buffer.concat(old.map((operation) => frameOf(operation))));

    const found = await withServer(folder, async (client) => {
      await expect(things(client).insertOne({ _id: 3, n: 3 })).rejects.toMatchObject({ code: 11000 });
      await things(client).insertOne({ _id: 3, n: 4 });
      return things(client).find().toArray();
    });

    expect(found).toEqual([
      { _id: 1, n: 3 },
      { _id: 3, n: 4 },
    ]);
    expect(await withServer(folder, (client) => things(client).find().toArray())).toEqual(found);
    expect(await readFile(join(folder, 'format.json'), 'utf8')).toBe('{"format":3}');
  });
});

function frameOf(operation: Document): Buffer {
  const body = serialize(operation);
  const header = Buffer.alloc(8);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([header, body]);
}

test('a repeated write is answered and not executed again, even after a crash', async () => {
  await withFolder(async (folder) => {
    const session = { id: new UUID() };
    const command = {
      update: 'things',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      lsid: session,
      txnNumber: Long.fromNumber(1),
    };
    const first = await startChild('server-process.ts', [folder, '1000000']);
    const before = await send(first.message, command);
    await first.kill();

    const second = await startChild('server-process.ts', [folder, '1000000']);
    const after = await send(second.message, command);
    const client = await MongoClient.connect(second.message);
    const document = await things(client).findOne({ _id: 1 });
    await client.close();
    await second.kill();

    expect(before).toMatchObject({ n: 1, upserted: [{ index: 0, _id: 1 }] });
    expect(after).toMatchObject({ n: 1, upserted: [{ index: 0, _id: 1 }], retriedStmtIds: [0] });
    expect(document).toEqual({ _id: 1, n: 1 });
  });
});

/** Sends a command unchanged. The driver would add its own session. */
async function send(uri: string, command: object) {
  const client = await RawClient.connect(uri);
  const reply = await client.command({ ...command, $db: 'test' });
  client.close();
  return reply;
}

test('damage in the middle of the log is rejected, and nothing after it is lost', async () => {
  await withFolder(async (folder) => {
    await withServer(folder, async (client) => {
      for (let _id = 1; _id <= 20; _id += 1) await things(client).insertOne({ _id });
    });
    const log = join(folder, 'log-00000001');
    const bytes = await readFile(log);
    bytes.fill(0xa7, bytes.length / 2, bytes.length / 2 + 30);
    await writeFile(log, bytes);

    await expect(serve({ dir: folder })).rejects.toThrow(/log-\d+ is damaged at byte \d+: /);
    expect(await readFile(log)).toEqual(bytes);
  });
});
