import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '@camp/database/connection';
import { startMongo } from '@camp/local-services/mongo';
import { freePort } from '@camp/local-services/ports';
import { start as startStripe, type Simulator } from '@camp/local-stripe/start';
import { createStripe } from '@camp/payments/stripe';
import { createLogger } from '@camp/runtime/logger';
import { startBalancingProxy } from '@camp/testing/balancing-proxy';
import { givenDatabase } from '@camp/testing/given-database';
import { testKeys } from '@camp/testing/medical-key';
import { withDatabase } from '@camp/testing/mongo-address';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { nameTestDatabase } from '@camp/testing/test-database-name';
import type Stripe from 'stripe';
import { makePeople, type People } from './people';
import { startProcess, type ProductProcess } from './product-process';
import { startOwnRedis, type OwnRedis } from './own-redis';
import { controlService, type Service } from './service';
import { productEnvironment, webhookSecret } from './environment';

/** The whole product with its services, and all that breaks or checks them. */
export interface World {
  /** Address of the APIs. */
  url: string;
  apis: ProductProcess[];
  workers: ProductProcess[];
  /** Absent for a given database, which is not ours to kill. */
  mongo: Service | undefined;
  redis: OwnRedis;
  simulator: Simulator;
  stripe: Stripe;
  inbox: SmtpInbox;
  /** Direct access to the records, past all faults of the network. */
  database: Database;
  people: People;
  /** Folder of the logs. */
  logs: string;
  /** Stops everything and deletes the data. */
  stop(): Promise<void>;
}

const familyCount = 12;

/** For hundreds of checks while the database is often down. */
const patient = { freeConnection: 25_000, query: 25_000, silence: 20_000, absence: 20_000 };

/**
 * Starts the built product with its own data.
 *
 * @param processes - how many APIs, and as many workers
 * @throws Refusal when something cannot start, e.g. because it was never built
 */
export async function startWorld(processes: number): Promise<World> {
  const logs = await mkdtemp(join(tmpdir(), 'camp-faults-'));
  const started: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of started.reverse()) await end();
    await rm(logs, { recursive: true, force: true });
  };
  const ending = <Thing>(thing: Thing, end: (thing: Thing) => unknown): Thing => {
    started.push(() => end(thing));
    return thing;
  };
  try {
    const [inbox, simulator] = await Promise.all([
      startInbox(),
      startStripe({ delayedSettlementSeconds: null }),
    ]);
    ending(inbox, () => inbox.close());
    ending(simulator, () => simulator.close());
    const { server, mongo } = await startDatabase(logs);
    if (mongo) ending(mongo, () => mongo.stop());
    const redis = ending(await startOwnRedis(logs), (one) => one.stop());

    const mongoUri = withDatabase(server, nameTestDatabase());
    const logger = createLogger({ name: 'faults', level: 'silent' });
    const database = connectDatabase({ uri: mongoUri, logger, limits: patient, keys: testKeys });
    await database.ready;
    ending(database, async () => {
      if (!mongo) await database.connection.dropDatabase();
      await database.close();
    });

    const secret = randomBytes(32).toString('hex');
    const ports: number[] = [];
    for (let index = 0; index < processes; index += 1) ports.push(await freePort());
    const balancer = ending(await startBalancingProxy(ports.map(String)), (one) => one.close());
    simulator.setWebhook({ url: `${balancer.url}/api/stripe/webhook`, secret: webhookSecret });
    const environment = productEnvironment({
      secret,
      publicUrl: balancer.url,
      smtpUrl: inbox.url,
      stripeUrl: simulator.url,
    });
    const begin = async (name: string, port?: number) => {
      const logFile = join(logs, `${name}.log`);
      // The mail server tells workers apart by their logins.
      const smtpUrl = inbox.url.replace('//', `//${name}:password@`);
      const own = { ...environment, SMTP_URL: smtpUrl };
      const settings = { name, port, mongoUri, redisPort: redis.port, environment: own, logFile };
      return ending(await startProcess(settings), (one) => one.stop());
    };
    const apis = await Promise.all(ports.map((port, index) => begin(`api-${index}`, port)));
    const workers = await Promise.all(ports.map((_, index) => begin(`worker-${index}`)));

    const people = await makePeople(database.models, secret, familyCount);
    const stripe = createStripe({ secretKey: environment.STRIPE_SECRET_KEY, apiUrl: simulator.url });
    const services = { apis, workers, mongo, redis, simulator, stripe, inbox, database };
    return { url: balancer.url, ...services, people, logs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The given database of the tests, or this machine's own server. */
async function startDatabase(logs: string): Promise<{ server: string; mongo: Service | undefined }> {
  const given = givenDatabase(process.env);
  if (given) return { server: given, mongo: undefined };
  const options = { dir: join(logs, 'mongodb'), logFile: join(logs, 'mongodb.log') };
  const first = await startMongo(options);
  const again = async () => (await startMongo({ ...options, port: first.port })).child;
  return { server: first.uri, mongo: controlService('the database', first.child, again) };
}
