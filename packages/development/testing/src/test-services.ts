import { startRedis } from '@camp/local-services/redis';
import { startEmbeddedMongo } from '@camp/local-services/embedded-mongo';

/** The services of one test run. */
export interface TestServices {
  /** By the name of the environment variable under which the tests find them. */
  readonly addresses: { TEST_MONGODB_URI: string; TEST_REDIS_URL: string };
  stop(): Promise<void>;
}

/**
 * Starts one MongoDB and one Redis server for all tests of a run; servers named by MONGODB_URI and REDIS_URL are
 * used instead where they are set.
 *
 * @returns the addresses, ready to use
 */
export async function startTestServices(): Promise<TestServices> {
  const { MONGODB_URI, REDIS_URL } = process.env;
  const [mongo, redis] = await Promise.all([
    MONGODB_URI ? undefined : startEmbeddedMongo(),
    REDIS_URL ? undefined : startRedis(),
  ]);
  return {
    addresses: {
      TEST_MONGODB_URI: mongo?.uri ?? (MONGODB_URI as string),
      TEST_REDIS_URL: redis?.url ?? (REDIS_URL as string),
    },
    stop: async () => {
      await Promise.all([mongo?.stop(), redis?.stop()]);
    },
  };
}
