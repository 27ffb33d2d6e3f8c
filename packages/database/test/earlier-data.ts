import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { start } from '@camp/local-mongo/start';
import { createLogger } from '@camp/runtime/logger';
import { testKeys } from '@camp/testing/medical-key';
import { withDatabase } from '@camp/testing/mongo-address';
import { namedTestDatabase } from '@camp/testing/test-database';
import { mongo } from 'mongoose';
import { connectDatabase, type Database } from '../src/connection';

const folders = join(__dirname, 'data-folders');
export const logger = createLogger({ name: 'test', level: 'silent' });

const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/**
 * Copies an earlier version's data folder to the test server.
 * @returns the address of a database with the copy
 */
export async function serveFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'camp-data-'));
  await cp(join(folders, name, 'format.json'), join(folder, 'format.json'));
  const log = gunzipSync(await readFile(join(folders, name, 'log-00000001.gz')));
  await writeFile(join(folder, 'log-00000001'), log);
  const left = await start({ dir: folder });
  const served = namedTestDatabase();
  cleanUp.push(() => served.drop());
  await copyDatabase(withDatabase(left.uri, 'camp'), served.uri);
  await left.close();
  await rm(folder, { recursive: true });
  return served.uri;
}

/** Copies collections with their indexes and documents, as a restored backup has them. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([from, to].map((uri) => mongo.MongoClient.connect(uri)));
  for (const collection of (await source?.db().collections()) ?? []) {
    const copy = await target!.db().createCollection(collection.collectionName);
    for (const { v: _v, key, ...options } of await collection.listIndexes().toArray())
      if (options.name !== '_id_') await copy.createIndex(key as mongo.IndexSpecification, options);
    // Values are copied as stored, so that a long stays a long.
    const documents = await collection.find({}, { promoteValues: false }).toArray();
    if (documents.length > 0) await copy.insertMany(documents);
  }
  await Promise.all([source?.close(), target?.close()]);
}

/** Connects to the database, which migrates it. */
export async function open(uri: string): Promise<Database> {
  const database = connectDatabase({ uri, logger, keys: testKeys });
  cleanUp.push(() => database.close());
  await database.ready;
  return database;
}

export const indexesOf = async ({ connection }: Database, collection: string) =>
  (await connection.collection(collection).listIndexes().toArray()).map(({ name }) => String(name));

/** All stored documents, by collection. */
export async function contents({ connection }: Database) {
  const collections = (await connection.db?.collections()) ?? [];
  const read: [string, object[]][] = [];
  // One after the other: there are more collections than connections.
  for (const one of collections) read.push([one.collectionName, await one.find().sort({ _id: 1 }).toArray()]);
  return read;
}
