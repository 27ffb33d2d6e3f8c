import { startRedis } from '../src/redis';
import { startEmbeddedMongo } from '../src/embedded-mongo';
import { MongoClient } from 'mongodb';
import { givenDatabase, refusalOf, refusalOfMembers } from '@camp/testing/given-database';
import { dropLeftovers } from '@camp/testing/leftovers';

/** The services of one test run. */
export interface TestServices {
  /** URLs by the environment variable from which tests read them. */
  readonly addresses: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts one MongoDB and one Redis server for all tests of a run, unless TEST_MONGODB_URI and REDIS_URL name external
 * ones.
 *
 * @returns the URLs, ready to use
 * @throws Error with one sentence for a database that the tests must not use
 */
export async function startTestServices(): Promise<TestServices> {
  const refusal = refusalOf(process.env);
  if (refusal) throw new Error(refusal);
  const given = givenDatabase(process.env);
  if (given) await prepareGivenDatabase(given);
  const { REDIS_URL } = process.env;
  const [mongo, redis] = await Promise.all([
    given ? undefined : startEmbeddedMongo(),
    REDIS_URL ? undefined : startRedis(),
  ]);
  return {
    addresses: {
      ...(mongo && { TEST_EMBEDDED_MONGODB_URI: mongo.uri }),
      TEST_REDIS_URL: redis?.url ?? (REDIS_URL as string),
    },
    stop: async () => {
      await Promise.all([mongo?.stop(), redis?.stop()]);
    },
  };
}

/** Checks the members that a server reports, and drops databases that killed runs left there. */
async function prepareGivenDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 10_000 });
  try {
    await client.connect().catch((error: Error) => {
      throw new Error(`The server at TEST_MONGODB_URI cannot be used: ${error.message}.`, { cause: error });
    });
    const admin = client.db('admin');
    // The legacy name of `hello`, which every server supports.
    const { hosts = [], passives = [] } = await admin.command({ isMaster: 1 });
    const refusal = refusalOfMembers(process.env, [hosts, passives].flat() as string[]);
    if (refusal) throw new Error(refusal);
    await dropLeftovers(client);
  } finally {
    await client.close();
  }
}
