import { join, resolve } from 'node:path';
import { campContent } from '@camp/contracts/content/camp';
import { ConnectionString } from 'mongodb-connection-string-url';
import { hostToListenOn } from '@camp/runtime/network-host';
import { productionErrors } from '@camp/runtime/production';
import { leastLength } from '@camp/runtime/secrets';
import { publicUrl } from './addresses';
import type { LauncherEnvironment } from './env';
import { Refusal } from './refusal';

const databaseName = 'camp';

/** All URLs and secrets that API and worker need. */
export interface ProductSettings {
  mongoUri: string;
  redisUrl: string;
  smtpUrl: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Default: Stripe's official URL. */
  stripeApiUrl: string | undefined;
  jwtSecret: string;
  /** One or more keys. */
  medicalKey: string;
}

/**
 * Rejects settings that cannot work, alone or together.
 *
 * @param environment - the validated environment
 * @throws Refusal naming the variables, never a value
 */
export function refuseContradictions(environment: LauncherEnvironment): void {
  const { JWT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = environment;
  if (JWT_SECRET && JWT_SECRET.length < leastLength) {
    throw new Refusal(`JWT_SECRET is shorter than ${leastLength} characters.`);
  }
  if (STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) {
    throw new Refusal('STRIPE_WEBHOOK_SECRET is missing. STRIPE_SECRET_KEY requires it.');
  }
  if (STRIPE_API_URL && !STRIPE_SECRET_KEY) {
    throw new Refusal('STRIPE_SECRET_KEY is missing. STRIPE_API_URL requires it.');
  }
  const ports = new Map<number, string>();
  for (const name of ['PORT', 'INBOX_PORT', 'STRIPE_SIMULATOR_PORT'] as const) {
    const other = ports.get(environment[name]);
    if (other) throw new Refusal(`${other} and ${name} are both ${environment[name]}. Change one of them.`);
    ports.set(environment[name], name);
  }
}

/**
 * The settings of a production start, where nothing is generated.
 *
 * @param environment - the validated environment
 * @returns all settings
 * @throws Refusal naming everything that is missing, weak or looks like a mistake
 */
export function productionSettings(environment: LauncherEnvironment): ProductSettings {
  const needed = ['MONGODB_URI', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM'] as const;
  const { JWT_SECRET, MEDICAL_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = environment;
  const errors = [
    ...needed.filter((name) => !environment[name]).map((name) => `${name} is missing`),
    ...productionErrors({
      ...environment,
      secrets: { JWT_SECRET, MEDICAL_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
    }),
  ];
  if (errors.length > 0) throw new Refusal(`Refusing to start in production: ${errors.join('. ')}.`);
  return {
    mongoUri: environment.MONGODB_URI as string,
    redisUrl: environment.REDIS_URL as string,
    smtpUrl: environment.SMTP_URL as string,
    stripeSecretKey: STRIPE_SECRET_KEY as string,
    stripeWebhookSecret: STRIPE_WEBHOOK_SECRET as string,
    stripeApiUrl: environment.STRIPE_API_URL,
    jwtSecret: JWT_SECRET as string,
    medicalKey: MEDICAL_KEY as string,
  };
}

/**
 * Creates the environment of API and worker.
 *
 * @param environment - the launcher's own, validated
 * @param settings - given, or those of started services
 * @param inherited - other variables that the person has set, e.g. limits of the API
 * @returns the whole environment of the child process
 */
export function productEnvironment(
  environment: LauncherEnvironment,
  settings: ProductSettings,
  inherited: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const own = {
    NODE_ENV: environment.NODE_ENV,
    PORT: String(environment.PORT),
    HOST: hostToListenOn(environment),
    PUBLIC_URL: publicUrl(environment),
    MONGODB_URI: withDatabase(settings.mongoUri),
    REDIS_URL: settings.redisUrl,
    SMTP_URL: settings.smtpUrl,
    MAIL_FROM: environment.MAIL_FROM ?? campContent.contact.email,
    STRIPE_SECRET_KEY: settings.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: settings.stripeWebhookSecret,
    STRIPE_API_URL: settings.stripeApiUrl,
    JWT_SECRET: settings.jwtSecret,
    MEDICAL_KEY: settings.medicalKey,
    LOG_LEVEL: environment.LOG_LEVEL,
  };
  // The launcher has read these files. Both processes refuse a variable that comes with its file.
  const files = new Set(Object.keys(own).map((name) => `${name}_FILE`));
  const others = Object.entries(inherited).filter(([name]) => !files.has(name));
  const earlierBuilds = join(resolve(environment.DATA_DIR), 'earlier-builds');
  return { EARLIER_BUILDS_DIR: earlierBuilds, ...Object.fromEntries(others), ...own };
}

/** Without a database name, the driver would use `test`. */
export function withDatabase(mongoUri: string): string {
  const uri = new ConnectionString(mongoUri);
  if (uri.pathname === '' || uri.pathname === '/') uri.pathname = `/${databaseName}`;
  return uri.href;
}
