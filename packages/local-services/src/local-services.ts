import type { Child } from './child-process';
import type { DataFolder } from './data-folder';
import type { LauncherEnvironment } from './env';
import { startInbox } from './inbox';
import { startMongo } from './mongo';
import { requireRedis, startRedis } from './redis';
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
  /** Our own Redis; absent with one of one's own. */
  readonly redis: Child | undefined;
}

/**
 * Starts every service that the environment names no address of.
 *
 * @param environment - the checked environment
 * @param folder - where they keep their data
 * @param services - takes every process that is started
 * @returns settings and addresses, once all of them answer
 * @throws Refusal when one cannot start
 */
export async function startLocalServices(
  environment: LauncherEnvironment,
  folder: DataFolder,
  services: RunningServices,
): Promise<LocalServices> {
  const { MONGODB_URI, REDIS_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = environment;
  const { secrets } = folder;
  const stripeSecretKey = STRIPE_SECRET_KEY ?? secrets.stripeSecretKey;
  const stripeWebhookSecret = environment.STRIPE_WEBHOOK_SECRET ?? secrets.stripeWebhookSecret;
  const cared = async <Service extends { child: Child }>(starting: Promise<Service>) => {
    const service = await starting;
    services.add(service.child);
    return service;
  };

  const [mongo, redis, inbox, stripe] = await allStarted([
    MONGODB_URI
      ? undefined
      : cared(startMongo({ dir: folder.at('mongodb'), logFile: folder.logFile('mongodb') })),
    REDIS_URL
      ? requireRedis(REDIS_URL)
      : cared(startRedis({ dir: folder.at('redis'), logFile: folder.logFile('redis') })),
    SMTP_URL
      ? undefined
      : cared(
          startInbox({
            dir: folder.at('mails'),
            webPort: environment.INBOX_PORT,
            logFile: folder.logFile('inbox'),
          }),
        ),
    STRIPE_SECRET_KEY
      ? undefined
      : cared(
          startStripe({
            port: environment.STRIPE_SIMULATOR_PORT,
            dataFile: folder.at('stripe.data'),
            // Not the public address, which may lead through a tunnel that is down.
            webhookUrl: `http://127.0.0.1:${environment.PORT}/api/stripe/webhook`,
            webhookSecret: stripeWebhookSecret,
            secretKey: stripeSecretKey,
            logFile: folder.logFile('stripe'),
          }),
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
    stripeUrl: stripe?.url,
    database: databaseNames[mongo?.kind ?? 'given'],
    redis: redis?.child,
  };
}

const databaseNames = {
  mongod: 'mongod of this machine',
  embedded: 'embedded server, for development only',
  given: 'the one at MONGODB_URI',
};

/** Waits for all, so that none is still starting when the first failure is told. */
async function allStarted<Starting extends readonly unknown[]>(
  starting: readonly [...Starting],
): Promise<{ -readonly [Key in keyof Starting]: Awaited<Starting[Key]> }> {
  await Promise.allSettled(starting);
  return Promise.all(starting);
}
