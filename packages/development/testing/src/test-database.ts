import { MongoClient } from 'mongodb';
import { givenDatabase } from './given-database';
import { withDatabase } from './mongo-address';
import { nameTestDatabase, requireTestDatabase } from './test-database-name';

/** A database that only one test file uses. */
export interface TestDatabase {
  /** URL of the server with the database's name in it. */
  readonly uri: string;
  readonly name: string;
  /** Drops the database. */
  drop(): Promise<void>;
}

/**
 * Names a new database on this test run's MongoDB server. It is created by the first write and dropped after the last
 * test of the file. Call it at the top of a file or of a `describe`.
 *
 * @returns the database's URL
 * @throws Error when the test run has no MongoDB server
 */
export function createTestDatabase(): TestDatabase {
  const database = namedTestDatabase();
  afterAll(() => database.drop());
  return database;
}

/** Names a new database, which the caller drops. */
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

/** URL of this test run's MongoDB server. @throws Error when the test run has none */
export const testServer = (): string =>
  givenDatabase(process.env) ?? requiredAddress('TEST_EMBEDDED_MONGODB_URI');

/**
 * URL of this test run's Redis server. All test files share it, so each test uses its own prefix or queue name.
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
