import { hostToListenOn, isOpenToOthers, loopback } from '@camp/runtime/network-host';
import { pageUrl, siteFromHere } from './addresses';
import type { Child } from './child-process';
import type { DataFolder } from './data-folder';
import type { LauncherEnvironment } from './env';
import { refusing, type FixedPorts, type PortVariable } from './fixed-ports';
import { startInbox, type RunningInbox } from './inbox';
import { startMongo } from './mongo';
import type { RunningMongo } from './mongo-server';
import { requireRedis, startRedis, type RunningRedis } from './redis';
import type { RunningServices } from './running-services';
import type { ProductSettings } from './settings';
import { startStripe } from './stripe';

/** The local services for addresses that the environment does not set. */
export interface LocalServices {
  /** Complete settings for API and worker. */
  readonly settings: ProductSettings;
  /** URL of the inbox's page. Absent with an external mail server. */
  readonly inboxUrl: string | undefined;
  /** URL of the Stripe simulator. Absent with a Stripe account. */
  readonly stripeUrl: string | undefined;
  /** The kind of MongoDB server, for people. */
  readonly database: string;
  /** The local MongoDB server. Absent with an external one. */
  readonly mongo: Child | undefined;
  /** The local Redis. Absent with an external one. */
  readonly redis: Child | undefined;
}

/**
 * Starts every service whose address the environment does not set.
 *
 * @param environment - the validated environment
 * @param folder - for their data
 * @param services - collects every started process, and restarts it at the same address if it dies
 * @param ports - the fixed ports, released when the services start
 * @returns settings and URLs, once all of them respond
 * @throws Refusal when one cannot start
 */
export async function startLocalServices(
  environment: LauncherEnvironment,
  folder: DataFolder,
  services: RunningServices,
  ports: FixedPorts,
): Promise<LocalServices> {
  const { MONGODB_URI, REDIS_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = environment;
  const { secrets } = folder;
  const stripeSecretKey = STRIPE_SECRET_KEY ?? secrets.stripeSecretKey;
  const stripeWebhookSecret = environment.STRIPE_WEBHOOK_SECRET ?? secrets.stripeWebhookSecret;
  const host = hostToListenOn(environment) ?? loopback;
  const atFixedPort = async <Service>(variable: PortVariable, start: () => Promise<Service>) => {
    await ports.letGo(variable);
    return refusing(environment, variable, start());
  };

  const [mongo, redis, inbox, stripe] = await allStarted([
    MONGODB_URI
      ? undefined
      : cared<RunningMongo>(services, (first) =>
          startMongo({ dir: folder.at('mongodb'), port: first?.port, logFile: folder.logFile('mongodb') }),
        ),
    REDIS_URL
      ? requireRedis(REDIS_URL)
      : cared<RunningRedis>(services, (first) =>
          startRedis({ dir: folder.at('redis'), port: first?.port, logFile: folder.logFile('redis') }),
        ),
    SMTP_URL
      ? undefined
      : cared<RunningInbox>(services, (first) =>
          atFixedPort('INBOX_PORT', () =>
            startInbox({
              dir: folder.at('mails'),
              webPort: environment.INBOX_PORT,
              webHost: host,
              url: pageUrl(environment, environment.INBOX_PORT),
              smtpPort: first?.smtpPort,
              logFile: folder.logFile('inbox'),
            }),
          ),
        ),
    STRIPE_SECRET_KEY
      ? undefined
      : cared(services, () =>
          atFixedPort('STRIPE_SIMULATOR_PORT', () =>
            startStripe({
              port: environment.STRIPE_SIMULATOR_PORT,
              host,
              publicUrl: isOpenToOthers(host)
                ? pageUrl(environment, environment.STRIPE_SIMULATOR_PORT)
                : undefined,
              dataFile: folder.at('stripe.data'),
              // The public URL isn't used, since it may lead through a tunnel that is down.
              webhookUrl: `${siteFromHere(environment)}/api/stripe/webhook`,
              webhookSecret: stripeWebhookSecret,
              secretKey: stripeSecretKey,
              logFile: folder.logFile('stripe'),
            }),
          ),
        ),
  ]);

  return {
    settings: {
      mongoUri: mongo?.uri ?? (MONGODB_URI as string),
      redisUrl: redis?.url ?? (REDIS_URL as string),
      smtpUrl: inbox?.smtpUrl ?? (SMTP_URL as string),
      stripeSecretKey,
      stripeWebhookSecret,
      stripeApiUrl: stripe?.url ?? STRIPE_API_URL,
      jwtSecret: environment.JWT_SECRET ?? secrets.jwtSecret,
      medicalKey: environment.MEDICAL_KEY ?? secrets.medicalKey,
    },
    inboxUrl: inbox?.url,
    stripeUrl: stripe?.pageUrl,
    database: databaseNames[mongo?.kind ?? 'given'],
    mongo: mongo?.child,
    redis: redis?.child,
  };
}

const databaseNames = {
  mongod: 'mongod of this machine',
  embedded: 'embedded server, for development only',
  given: 'the one at MONGODB_URI',
};

/**
 * Starts a service under supervision.
 *
 * @param start - starts it. A restart gets the first start's address
 */
async function cared<Service extends { child: Child }>(
  services: RunningServices,
  start: (first?: Service) => Promise<Service>,
): Promise<Service> {
  const first = await start();
  services.add(first.child, async () => (await start(first)).child);
  return first;
}

/** Waits for all services, so that none is still starting when the first failure is reported. */
async function allStarted<Starting extends readonly unknown[]>(
  starting: readonly [...Starting],
): Promise<{ -readonly [Key in keyof Starting]: Awaited<Starting[Key]> }> {
  await Promise.allSettled(starting);
  return Promise.all(starting);
}
