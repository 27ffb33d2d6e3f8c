import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@camp/runtime/env';
import { keyringOf } from '@camp/runtime/keyring';
import { publicUrl } from '../src/addresses';
import type { Child } from '../src/child-process';
import { openDataFolder } from '../src/data-folder';
import { launcherSchema } from '../src/env';
import { holdFixedPorts } from '../src/fixed-ports';
import { startLocalServices } from '../src/local-services';
import { startMongo } from '../src/mongo';
import { freePort } from '../src/ports';
import { startApi, startWorker } from '../src/product';
import { startRedis } from '../src/redis';
import { careForServices } from '../src/running-services';
import { seed, type DemoLogin } from '../src/seed/seed';
import { productEnvironment } from '../src/settings';

/** A process of the product that a test can stop and start. */
export interface Control {
  /** Id of the current process. */
  readonly pid: number;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Restarts it at the same address, with its data. @param overrides - of its environment, for API and worker */
  start(overrides?: Record<string, string>): Promise<void>;
  /** Suspends it (SIGSTOP) until `resume`. */
  pause(): void;
  resume(): void;
}

/** Another API beside the product's first. */
export interface AnotherApi {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The whole built product, running for a test with its own data. */
export interface RunningProduct {
  /** Address of the site. */
  readonly url: string;
  /** URL of the inbox's page, and of its API below `/api`. */
  readonly inboxUrl: string;
  /** Address of the Stripe simulator. */
  readonly stripeUrl: string;
  /** Address of the database, its name included. */
  readonly mongoUri: string;
  readonly redisUrl: string;
  /** The key that the Stripe simulator accepts. */
  readonly stripeSecretKey: string;
  /** The secret with which the Stripe simulator signs its webhook events. */
  readonly stripeWebhookSecret: string;
  readonly demoLogins: readonly DemoLogin[];
  /** Folder of all processes' logs. */
  readonly logs: string;
  readonly api: Control;
  readonly worker: Control;
  readonly mongo: Control;
  readonly redis: Control;
  /**
   * Starts another API on its own port. It is stopped with the product at the latest.
   *
   * @param overrides - of its environment
   * @param file - another build of the API, as its path from the workspace's folder
   */
  startAnotherApi(overrides?: Record<string, string>, file?: string): Promise<AnotherApi>;
  /** Stops everything and deletes the data. */
  stop(): Promise<void>;
}

/**
 * Starts the built product like `npm start`, on free ports, with temporary data.
 *
 * @param overrides - environment variables of the launcher, API and worker, e.g. shorter intervals
 * @returns URLs and controls, once it is ready
 * @throws Refusal when it cannot start, e.g. because it was never built
 */
export async function startProduct(overrides: Record<string, string> = {}): Promise<RunningProduct> {
  const path = await mkdtemp(join(tmpdir(), 'camp-product-'));
  const environment = readEnv(launcherSchema, {
    PORT: String(await freePort()),
    INBOX_PORT: String(await freePort()),
    STRIPE_SIMULATOR_PORT: String(await freePort()),
    DATA_DIR: path,
    // The machine may have no other Redis.
    REDIS_URL: process.env.REDIS_URL,
    ...overrides,
  });
  const ports = await holdFixedPorts(environment);
  const folder = await openDataFolder(environment.DATA_DIR);
  const services = careForServices();
  const stop = async () => {
    await services.stop();
    await ports.letGoOfAll();
    await folder.release();
    await rm(path, { recursive: true, force: true });
  };

  try {
    const local = await startLocalServices(environment, folder, services, ports);
    const { settings } = local;
    const demoLogins = await seed(
      settings.mongoUri,
      environment,
      keyringOf(settings.medicalKey),
      environment.STRIPE_SECRET_KEY ? undefined : settings.stripeApiUrl,
    );
    const env = productEnvironment(environment, settings, { ...process.env, ...overrides });
    const started = async (starting: Promise<Child>) => {
      const child = await starting;
      services.add(child);
      return child;
    };
    await ports.letGo('PORT');
    const worker = (more: Record<string, string> = {}) =>
      started(startWorker({ env: { ...env, ...more }, logFile: folder.logFile('worker') }));
    const api = (more: Record<string, string> = {}) =>
      started(startApi({ env: { ...env, ...more }, logFile: folder.logFile('api') }));
    const mongoOptions = { dir: folder.at('mongodb'), logFile: folder.logFile('mongodb') };
    const mongo = () =>
      started(
        startMongo({ ...mongoOptions, port: Number(new URL(settings.mongoUri).port) }).then(
          ({ child }) => child,
        ),
      );
    const redisOptions = { dir: folder.at('redis'), logFile: folder.logFile('redis') };
    const redis = () =>
      started(
        startRedis({ ...redisOptions, port: Number(new URL(settings.redisUrl).port) }).then(
          ({ child }) => child,
        ),
      );

    return {
      url: publicUrl(environment),
      inboxUrl: local.inboxUrl as string,
      stripeUrl: local.stripeUrl as string,
      mongoUri: env.MONGODB_URI as string,
      redisUrl: settings.redisUrl,
      stripeSecretKey: settings.stripeSecretKey,
      stripeWebhookSecret: settings.stripeWebhookSecret,
      demoLogins,
      logs: folder.at('logs'),
      worker: control(await worker(), worker, services.forget),
      api: control(await api(), api, services.forget),
      mongo: control(local.mongo, mongo, services.forget),
      redis: control(local.redis, redis, services.forget),
      startAnotherApi: async (more = {}, file) => {
        const port = String(await freePort());
        const itsEnv = { ...env, ...more, PORT: port };
        const child = await started(startApi({ env: itsEnv, logFile: folder.logFile(`api-${port}`) }, file));
        return {
          url: `http://127.0.0.1:${port}`,
          pid: child.pid,
          stop: async () => {
            services.forget(child);
            await child.stop();
          },
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function control(
  first: Child | undefined,
  start: (overrides?: Record<string, string>) => Promise<Child>,
  forget: (child: Child) => void,
): Control {
  let child = first;
  const running = () => {
    if (!child) throw new Error('The test run did not start this process: it cannot be controlled.');
    return child;
  };
  return {
    get pid() {
      return running().pid;
    },
    kill: async () => {
      forget(running());
      running().signal('SIGKILL');
      await running().ended;
    },
    start: async (overrides) => {
      child = await start(overrides);
    },
    pause: () => running().signal('SIGSTOP'),
    resume: () => running().signal('SIGCONT'),
  };
}
