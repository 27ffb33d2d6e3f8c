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

/** What stands in for the services that the environment names no address of. */
export interface LocalServices {
  /** Complete settings for API and worker. */
  readonly settings: ProductSettings;
  /** Address of the inbox's page; absent with a mail server of one's own. */
  readonly inboxUrl: string | undefined;
  /** Address of the Stripe simulator; absent with a Stripe account. */
  readonly stripeUrl: string | undefined;
  /** What answers for MongoDB, for the person's eyes. */
  readonly database: string;
  /** Our own MongoDB server; absent with one of one's own. */
  readonly mongo: Child | undefined;
  /** Our own Redis; absent with one of one's own. */
  readonly redis: Child | undefined;
}

/**
 * Starts every service that the environment names no address of.
 *
 * @param environment - the checked environment
 * @param folder - where they keep their data
 * @param services - takes every process that is started, and starts it again where it was when it dies
 * @param ports - those that the environment names, left to the services once they start
 * @returns settings and addresses, once all of them answer
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
              // Not the public address, which may lead through a tunnel that is down.
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
 * Starts a service and puts it into care.
 *
 * @param start - starts it; again at the address that its first start had, which is given then
 */
async function cared<Service extends { child: Child }>(
  services: RunningServices,
  start: (first?: Service) => Promise<Service>,
): Promise<Service> {
  const first = await start();
  services.add(first.child, async () => (await start(first)).child);
  return first;
}

/** Waits for all, so that none is still starting when the first failure is told. */
async function allStarted<Starting extends readonly unknown[]>(
  starting: readonly [...Starting],
): Promise<{ -readonly [Key in keyof Starting]: Awaited<Starting[Key]> }> {
  await Promise.allSettled(starting);
  return Promise.all(starting);
}
