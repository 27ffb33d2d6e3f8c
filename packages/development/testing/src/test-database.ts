import { MongoClient } from 'mongodb';
import { givenDatabase } from './given-database';
import { withDatabase } from './mongo-address';
import { nameTestDatabase, requireTestDatabase } from './test-database-name';

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
  const database = namedTestDatabase();
  afterAll(() => database.drop());
  return database;
}

/** The same, dropped by whoever has named it. */
export function namedTestDatabase(): TestDatabase {
  const name = nameTestDatabase();
  const uri = withDatabase(testServer(), name);
  const drop = async () => {
    requireTestDatabase(name);
    const client = await MongoClient.connect(uri);
    await client.db(name).dropDatabase();
    await client.close();
  };
  return { uri, name, drop };
}

/** Address of the MongoDB server of this test run. @throws Error when the test run has none */
export const testServer = (): string =>
  givenDatabase(process.env) ?? requiredAddress('TEST_EMBEDDED_MONGODB_URI');

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

function requiredAddress(variable: 'TEST_EMBEDDED_MONGODB_URI' | 'TEST_REDIS_URL'): string {
  const address = process.env[variable];
  if (!address)
    throw new Error(`${variable} is not set: run the tests with jest from the root of the workspace.`);
  return address;
}
