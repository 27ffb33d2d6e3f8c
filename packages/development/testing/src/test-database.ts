import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** A database that only one test file uses. */
export interface TestDatabase {
  /** Address of the server with the database's name in it. */
  readonly uri: string;
  readonly name: string;
  /** Removes the database with everything in it. */
  drop(): Promise<void>;
}

/**
 * Names a fresh database on the MongoDB server of this test run. Nothing is made until something is written;
 * it is dropped after the last test of the file. To be called at the top of a file or of a `describe`.
 *
 * @returns the database's address
 * @throws Error when the test run has no MongoDB server
 */
export function createTestDatabase(): TestDatabase {
  const name = `test-${randomUUID()}`;
  const server = requiredAddress('TEST_MONGODB_URI');
  const uri = withDatabase(server, name);
  const drop = async () => {
    const client = await MongoClient.connect(uri);
    await client.db(name).dropDatabase();
    await client.close();
  };
  afterAll(drop);
  return { uri, name, drop };
}

/**
 * Address of the Redis server of this test run. It is shared by all test files: a prefix or queue name of its
 * own keeps a test apart from the others.
 *
 * @returns `redis://...`
 * @throws Error when the test run has no Redis server
 */
export function testRedisUrl(): string {
  return requiredAddress('TEST_REDIS_URL');
}

function withDatabase(server: string, name: string): string {
  const uri = new URL(server);
  uri.pathname = `/${name}`;
  return uri.href;
}

function requiredAddress(variable: 'TEST_MONGODB_URI' | 'TEST_REDIS_URL'): string {
  const address = process.env[variable];
  if (!address)
    throw new Error(`${variable} is not set: run the tests with jest from the root of the workspace.`);
  return address;
}
