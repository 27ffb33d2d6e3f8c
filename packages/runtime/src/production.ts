import * as z from 'zod';
import { EnvironmentError } from './env';
import { weakSecrets } from './secrets';

/** Possible mistakes in production that ON_PURPOSE can allow. */
const exceptions = ['mail-catcher', 'other-stripe', 'test-payments', 'embedded-database'] as const;
type ProductionException = (typeof exceptions)[number];

const oneOf = `(?:${exceptions.join('|')})`;

/** The variable with the allowed exceptions. */
export const onPurpose = z
  .string()
  .regex(new RegExp(`^${oneOf}(?:, *${oneOf})*$`), exceptions.join(', '))
  .optional()
  .transform((text) => (text?.split(/, */) ?? []) as ProductionException[])
  .describe(
    'Exceptions that production allows, separated by commas. `mail-catcher`: SMTP_URL leads to an inbox that delivers to nobody. `other-stripe`: STRIPE_API_URL is not Stripe’s. `test-payments`: STRIPE_SECRET_KEY is a test key. `embedded-database`: MONGODB_URI names the embedded server',
  );

/** The checked settings of a process. A setting is absent if the process doesn't read it. */
export interface ProductionStart {
  /** Variable name -> value. */
  secrets: Record<string, string | undefined>;
  /** Required by every process. */
  PUBLIC_URL?: string;
  SMTP_URL?: string;
  STRIPE_API_URL?: string;
  ON_PURPOSE: readonly ProductionException[];
}

/**
 * Refuses to start in production with an obvious mistake (fault F23).
 *
 * @param nodeEnv - NODE_ENV
 * @returns warnings for the log
 * @throws EnvironmentError naming each variable and its problem, never the value
 */
export function checkProductionStart(nodeEnv: string | undefined, start: ProductionStart): string[] {
  if (nodeEnv !== 'production') return [];
  const errors = productionErrors(start);
  if (errors.length > 0) throw new EnvironmentError(`Refusing to start in production: ${errors.join('. ')}.`);
  return productionWarnings(start);
}

/**
 * Finds mistakes in production settings.
 *
 * @returns 'NAME is missing' and the like, never a value
 */
export function productionErrors(start: ProductionStart): string[] {
  const { secrets, ON_PURPOSE } = start;
  const isMeant = (exception: ProductionException) => ON_PURPOSE.includes(exception);
  const errors = weakSecrets(secrets);
  // The API would use localhost, so links in emails and payments would be broken.
  if (start.PUBLIC_URL === undefined) errors.push('PUBLIC_URL is missing');
  if (isPlain(start) && !isOnThisMachine(start.PUBLIC_URL))
    errors.push('PUBLIC_URL begins with http:// and is not on this machine');
  if (isMailCatcher(start) && !isMeant('mail-catcher'))
    errors.push('SMTP_URL leads to a test inbox that delivers to nobody (ON_PURPOSE=mail-catcher allows it)');
  if (isOtherStripe(start) && !isMeant('other-stripe'))
    errors.push('STRIPE_API_URL is not Stripe’s (ON_PURPOSE=other-stripe allows it)');
  if (hasTestKey(start) && !isMeant('test-payments'))
    errors.push('STRIPE_SECRET_KEY is a test key (ON_PURPOSE=test-payments allows it)');
  return errors;
}

function productionWarnings(start: ProductionStart): string[] {
  const warnings: [boolean, string][] = [
    [
      isPlain(start),
      'PUBLIC_URL is on this machine, so nobody else can reach the site or open a link from an email',
    ],
    [isMailCatcher(start), 'SMTP_URL leads to a test inbox, so no email is delivered'],
    [isOtherStripe(start), 'STRIPE_API_URL is not Stripe’s, so no money moves'],
    [hasTestKey(start), 'STRIPE_SECRET_KEY is a test key, so no money moves'],
    [
      start.ON_PURPOSE.includes('embedded-database'),
      'ON_PURPOSE allows the embedded server, which is only for trying things out',
    ],
  ];
  return warnings.filter(([holds]) => holds).map(([, sentence]) => sentence);
}

const isPlain = ({ PUBLIC_URL }: ProductionStart) => PUBLIC_URL?.toLowerCase().startsWith('http://') ?? false;

/** Ports of real mail servers. */
const mailPorts = ['', '25', '465', '587'];
/** Default ports of test inboxes. */
const catcherPort = '1025';

function isMailCatcher({ SMTP_URL }: ProductionStart): boolean {
  const port = addressIn(SMTP_URL)?.port ?? '';
  if (port === catcherPort) return true;
  const isHere = isOnThisMachine(SMTP_URL) || everyAddress.test(hostnameIn(SMTP_URL));
  return isHere && !mailPorts.includes(port);
}

function isOtherStripe({ STRIPE_API_URL }: ProductionStart): boolean {
  if (STRIPE_API_URL === undefined) return false;
  const { protocol, host } = addressIn(STRIPE_API_URL) ?? {};
  return protocol !== 'https:' || host !== 'api.stripe.com';
}

/** A custom STRIPE_API_URL has its own keys and needs its own exception. */
const hasTestKey = (start: ProductionStart): boolean =>
  /^[rs]k_test_/.test(start.secrets.STRIPE_SECRET_KEY ?? '') && !isOtherStripe(start);

/** Whether a process refuses the embedded server: in production, unless allowed. */
export const refusesEmbedded = (env: {
  NODE_ENV: string;
  ON_PURPOSE: readonly ProductionException[];
}): boolean => env.NODE_ENV === 'production' && !env.ON_PURPOSE.includes('embedded-database');

const isOnThisMachine = (address: string | undefined): boolean => loopbackName.test(hostnameIn(address));

const loopbackName =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;
/** Addresses for all networks. They work on this machine but not in a link. */
const everyAddress = /^(?:0\.0\.0\.0|\[::\]|\[::ffff:0:0\])$/;

/** The host as `http:` normalizes it. Other schemes leave hosts such as `127.1` or `LOCALHOST` unchanged. */
function hostnameIn(address: string | undefined): string {
  const host = addressIn(address)?.host ?? '';
  return addressIn(`http://${host}`)?.hostname ?? host;
}

const addressIn = (address: string | undefined): URL | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
