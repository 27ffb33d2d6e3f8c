import { nameTestDatabase } from '@camp/testing/test-database-name';
import { type Db, type DbOptions, type Document, MongoClient } from 'mongodb';
import { EJSON } from 'bson';
import { type RunningServer, serve, type ServeOptions } from '../src/server/serve';

/** A server for one test file, in this process, and a client. */
export interface TestServer {
  readonly server: RunningServer | undefined;
  readonly client: MongoClient;
  /** A separate database for each test. */
  database(options?: DbOptions): Db;
  close(): Promise<void>;
}

/**
 * Serves in memory, unless the URL of a real MongoDB is given to run the same tests there.
 * @param given its URL
 */
export async function startTestServer(options: ServeOptions = {}, given?: string): Promise<TestServer> {
  const server = given ? undefined : await serve({ failPoints: true, ...options });
  const client = await MongoClient.connect(given ?? server!.uri, { maxPoolSize: 10 });
  const created: Db[] = [];
  return {
    server,
    client,
    database: (options) => {
      const database = client.db(nameTestDatabase(), options);
      created.push(database);
      return database;
    },
    close: async () => {
      if (!server) for (const database of created) await database.dropDatabase();
      await client.close();
      await server?.close();
    },
  };
}

/** A value as text with all its BSON types, so that `1` (int), `1` (long) and `1` (double) differ. */
export const typed = (value: unknown): string => EJSON.stringify({ value } as Document, { relaxed: false });
