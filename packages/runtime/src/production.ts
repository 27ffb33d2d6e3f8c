import * as z from 'zod';
import { EnvironmentError } from './env';
import { weakSecrets } from './secrets';

/** What looks like a mistake in production and can be meant, by the words that ON_PURPOSE takes. */
const exceptions = ['mail-catcher', 'other-stripe', 'test-payments', 'embedded-database'] as const;
type ProductionException = (typeof exceptions)[number];

const oneOf = `(?:${exceptions.join('|')})`;

/** The variable that names what is meant; without it production refuses to start with what looks like a mistake. */
export const onPurpose = z
  .string()
  .regex(new RegExp(`^${oneOf}(?:, *${oneOf})*$`), exceptions.join(', '))
  .optional()
  .transform((text) => (text?.split(/, */) ?? []) as ProductionException[])
  .describe(
    'Exceptions that production allows, separated by commas: `mail-catcher` (SMTP_URL leads to an inbox that delivers to nobody), `other-stripe` (STRIPE_API_URL is not Stripe’s), `test-payments` (STRIPE_SECRET_KEY is a test key), `embedded-database` (MONGODB_URI names the embedded server)',
  );

/** What a process in production is started with. Other addresses that it does not read stay absent. */
export interface ProductionStart {
  /** Variable name -> value. */
  secrets: Record<string, string | undefined>;
  /** Every process needs it. */
  PUBLIC_URL?: string;
  SMTP_URL?: string;
  STRIPE_API_URL?: string;
  ON_PURPOSE: readonly ProductionException[];
}

/**
 * Refuses a production start with what cannot be meant (fault F23); elsewhere anything goes.
 *
 * @param nodeEnv - NODE_ENV
 * @returns what has to be said in the log nevertheless
 * @throws EnvironmentError naming each variable and what is wrong with it, never the value
 */
export function checkProductionStart(nodeEnv: string | undefined, start: ProductionStart): string[] {
  if (nodeEnv !== 'production') return [];
  const errors = productionErrors(start);
  if (errors.length > 0) throw new EnvironmentError(`Refusing to start in production: ${errors.join('; ')}.`);
  return productionWarnings(start);
}

/**
 * Looks for what cannot be meant in production.
 *
 * @returns 'NAME is missing' and the like, never a value
 */
export function productionErrors(start: ProductionStart): string[] {
  const { secrets, ON_PURPOSE } = start;
  const isMeant = (exception: ProductionException) => ON_PURPOSE.includes(exception);
  const errors = weakSecrets(secrets);
  // The API would take localhost for it: mailed links and payments would lead nobody back.
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

/** Ports at which mail servers take mail; the inbox beside them has none of these. */
const mailPorts = ['', '25', '465', '587'];
/** Where inboxes for trying things out listen unless they are told otherwise. */
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

/** Another Stripe, which has to be meant as well, has keys of its own. */
const hasTestKey = (start: ProductionStart): boolean =>
  /^[rs]k_test_/.test(start.secrets.STRIPE_SECRET_KEY ?? '') && !isOtherStripe(start);

/** Whether a process refuses the embedded server: in production, unless it is told that it is meant. */
export const refusesEmbedded = (env: {
  NODE_ENV: string;
  ON_PURPOSE: readonly ProductionException[];
}): boolean => env.NODE_ENV === 'production' && !env.ON_PURPOSE.includes('embedded-database');

const isOnThisMachine = (address: string | undefined): boolean => loopbackName.test(hostnameIn(address));

const loopbackName =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;
/** What listens on all networks: whoever connects to it finds this machine, but in a link it leads nobody anywhere. */
const everyAddress = /^(?:0\.0\.0\.0|\[::\]|\[::ffff:0:0\])$/;

/** In the one way in which `http:` writes a host: `smtp://127.1` and `smtp://LOCALHOST` are left as they came. */
function hostnameIn(address: string | undefined): string {
  const host = addressIn(address)?.host ?? '';
  return addressIn(`http://${host}`)?.hostname ?? host;
}

const addressIn = (address: string | undefined): URL | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
