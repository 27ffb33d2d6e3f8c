import { mkdtemp, rm } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { givenDatabase, refusalOf } from '@camp/testing/given-database';
import { nameTestDatabase } from '@camp/testing/test-database-name';
import mongoose, { Schema } from 'mongoose';
import { nodeFlags } from '../src/node-flags';

/*
 * The figures of the README: `npm run bench:local-mongo`. The server runs as it does for development, in a process of
 * its own with a log on disk. TEST_MONGODB_URI measures another server with the same program.
 */

const line = (text: string): void => void process.stdout.write(`${text}\n`);

interface MeasuredServer {
  readonly uri: string;
  /** Milliseconds until it listened. */
  readonly startTime: number;
  /** Resident memory in MB, undefined for a server that is not ours. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

async function startServer(dir: string): Promise<MeasuredServer> {
  const before = performance.now();
  const main = join(__dirname, '../src/main.ts');
  const child = spawn(
    process.execPath,
    [...nodeFlags, '--import', 'tsx', main, '--dir', dir, '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const uri = await addressOf(child);
  return {
    uri,
    startTime: performance.now() - before,
    memory: () => residentMemory(child.pid!),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.once('data', (text: Buffer) => resolve(text.toString().trim().split(' ').at(-1)!));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function residentMemory(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

const thingSchema = new Schema({
  number: { type: Number, index: true },
  group: Number,
  name: String,
  text: String,
});

/** A document of about 600 bytes. */
const thing = (number: number) => ({
  number,
  group: number % 100,
  name: `name ${number}`,
  text: 'x'.repeat(500),
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

async function main(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'local-mongo-bench-'));
  const refusal = refusalOf(process.env);
  if (refusal) throw new Error(refusal);
  const given = givenDatabase(process.env);
  const first: MeasuredServer = given
    ? { uri: given, startTime: 0, memory: () => undefined, stop: () => Promise.resolve() }
    : await startServer(dir);
  const connection = await mongoose.createConnection(first.uri, { dbName: nameTestDatabase() }).asPromise();
  const Thing = connection.model('Thing', thingSchema);
  await Thing.init();

  const insert = async (from: number, count: number): Promise<void> => {
    for (let start = from; start < from + count; start += 1000) {
      await Thing.insertMany(Array.from({ length: 1000 }, (_, index) => thing(start + index)));
    }
  };
  const findOnes = async (count: number, among: number): Promise<number> => {
    const taken = await seconds(async () => {
      for (let index = 0; index < count; index += 1)
        await Thing.findOne({ number: (index * 7919) % among }).lean();
    });
    return count / taken;
  };

  await insert(0, 1000);
  await findOnes(500, 1000);
  const atThousand = await findOnes(2000, 1000);
  const inserted = 99_000 / (await seconds(() => insert(1000, 99_000)));
  await findOnes(500, 100_000);
  const atHundredThousand = await findOnes(2000, 100_000);
  const singles =
    1000 /
    (await seconds(async () => {
      for (let index = 0; index < 1000; index += 1) await Thing.create(thing(200_000 + index));
    }));
  const parallel =
    5000 /
    (await seconds(() =>
      Promise.all(
        Array.from({ length: 20 }, async (_, client) => {
          for (let index = 0; index < 250; index += 1)
            await Thing.findOne({ number: client * 250 + index }).lean();
        }),
      ),
    ));
  const scan = await seconds(() => Thing.countDocuments({ text: 'nothing' }));
  const memory = first.memory();
  await connection.dropDatabase();
  await connection.close();
  await first.stop();
  const restarted = given ? undefined : await restartTime();
  await rm(dir, { recursive: true, force: true });

  line('| figure | target | measured |');
  line('| --- | --- | --- |');
  line(`| insertMany, documents/s | 5,000 | ${Math.round(inserted).toLocaleString('en')} |`);
  line(
    `| indexed findOne/s, one after another | 1,500 | ${Math.round(atHundredThousand).toLocaleString('en')} |`,
  );
  line(`| the same with 20 in parallel | | ${Math.round(parallel).toLocaleString('en')} |`);
  line(`| create/s, one after another | | ${Math.round(singles).toLocaleString('en')} |`);
  line(
    `| findOne at 100k against 1k documents, time | 1.5 times | ${(atThousand / atHundredThousand).toFixed(2)} times |`,
  );
  line(`| scan of 101k documents | | ${Math.round(scan * 1000)} ms |`);
  if (memory !== undefined) line(`| memory with 101k documents of 600 B | 500 MB | ${memory} MB |`);
  if (restarted !== undefined)
    line(`| start from a log of 100k documents | 3 s | ${restarted.toFixed(1)} s |`);

  async function restartTime(): Promise<number> {
    const fresh = join(dir, 'fresh');
    const writer = await startServer(fresh);
    const filling = await mongoose.createConnection(writer.uri, { dbName: 'local_mongo_bench' }).asPromise();
    const Filled = filling.model('Thing', thingSchema);
    await Filled.init();
    for (let start = 0; start < 100_000; start += 1000) {
      await Filled.insertMany(Array.from({ length: 1000 }, (_, index) => thing(start + index)));
    }
    await filling.close();
    await writer.stop();
    const reader = await startServer(fresh);
    await reader.stop();
    return reader.startTime / 1000;
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
