import { type Db, type DbOptions, type Document, MongoClient } from 'mongodb';
import { EJSON } from 'bson';
import { type RunningServer, serve, type ServeOptions } from '../src/server/serve';

/** A server for one test file, in this process, and a client of it. */
export interface TestServer {
  readonly server: RunningServer | undefined;
  readonly client: MongoClient;
  /** A database of its own for each test. */
  database(options?: DbOptions): Db;
  close(): Promise<void>;
}

let databases = 0;

/**
 * Serves in memory, unless `MONGODB_URI` names a real MongoDB that is to be held to the same tests.
 * @param useEnvironment whether `MONGODB_URI` counts; tests of what only this server does say false
 */
export async function startTestServer(
  options: ServeOptions = {},
  useEnvironment = false,
): Promise<TestServer> {
  const address = useEnvironment ? process.env.MONGODB_URI : undefined;
  const server = address ? undefined : await serve({ failPoints: true, ...options });
  const client = await MongoClient.connect(address ?? server!.uri, { maxPoolSize: 10 });
  const created: Db[] = [];
  return {
    server,
    client,
    database: (options) => {
      databases += 1;
      const database = client.db(`local_mongo_test_${process.pid}_${databases}`, options);
      created.push(database);
      return database;
    },
    close: async () => {
      if (!server) await Promise.all(created.map((database) => database.dropDatabase()));
      await client.close();
      await server?.close();
    },
  };
}

/** A value as text with all its BSON types, so that `1` (int), `1` (long) and `1` (double) differ. */
export const typed = (value: unknown): string => EJSON.stringify({ value } as Document, { relaxed: false });
