import * as z from 'zod';
import { keyringOf, keyringPattern } from './keyring';
import { onPurpose } from './production';
import { leastLength } from './secrets';

/** A whole-number variable with its default. */
export const wholeNumber = (description: string, preset: number, least = 0) =>
  z.coerce
    .number({ error: 'a whole number' })
    .int('a whole number')
    .min(least, `at least ${least}`)
    .default(preset)
    .describe(description);

/** The keys of medical answers. */
export const medicalKeys = z
  .string({ error: 'a key of 64 hexadecimal digits (npm run setup makes it)' })
  .regex(keyringPattern, '64 hexadecimal digits, or several such keys separated by commas')
  .transform(keyringOf)
  .describe(
    'Encrypts medical answers and private pictures. Several keys are separated by commas: the first encrypts, all open',
  );

/** Settings that API and worker both read, from the same values. */
export const sharedVariables = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'development, production or test' })
    .default('development')
    .describe('`production` refuses missing or weak secrets and likely mistakes'),
  MONGODB_URI: z
    .string({ error: 'the address of MongoDB (mongodb://...)' })
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://')
    .describe('MongoDB replica set, with the database name'),
  REDIS_URL: z
    .string({ error: 'the address of Redis (redis://...)' })
    .regex(/^(rediss?|unix):\/\/|^\//, 'must start with redis://, or be the path of a socket')
    .describe('Redis for queues and limits'),
  JWT_SECRET: z
    .string({ error: `a secret of at least ${leastLength} characters` })
    .min(leastLength, `at least ${leastLength} characters`)
    .describe('Signs logins and emailed links. API and worker need the same value'),
  JWT_SECRET_PREVIOUS: z
    .string()
    .min(leastLength, `at least ${leastLength} characters`)
    .optional()
    .describe(
      'The JWT_SECRET before a change. What it signed stays valid, and nothing new is signed with it',
    ),
  MEDICAL_KEY: medicalKeys,
  MEDICAL_YEARS: wholeNumber(
    'Years after camp until medical answers are deleted. 0 never deletes them. The privacy notice says 1',
    1,
  ),
  STRIPE_SECRET_KEY: z.string({ error: 'Stripe’s secret key' }).describe('Stripe’s secret key'),
  STRIPE_API_URL: z
    .url({ error: 'an address', protocol: /^https?$/ })
    .optional()
    .describe('A different address for Stripe’s API, such as the simulator'),
  LIMIT_MAILS_PER_ADDRESS: wholeNumber(
    'Emails to one address in an hour triggered by browsers that never signed up with it',
    5,
    1,
  ),
  LIMIT_MAILS_PER_BROWSER: wholeNumber(
    'Emails to one address in an hour triggered by each browser that signed up with it',
    2,
    1,
  ),
  LIMIT_MAILS_IN_ALL: wholeNumber(
    'Emails to one address in an hour triggered by all browsers together',
    12,
    1,
  ),
  ON_PURPOSE: onPurpose,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'a level such as info' })
    .default('info')
    .describe('Log level'),
};

/** How emails are sent, and where reports about them arrive. The worker reads them, and `npm run doctor` checks them. */
export const emailVariables = {
  SMTP_URL: z
    .string({ error: 'the address of the mail server (smtp://...)' })
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .describe('Mail server, with user and password if it requires them'),
  MAIL_FROM: z
    .string({ error: 'the sender of the emails' })
    .regex(/@[^\s@.]+\.[^\s@]|@localhost/, 'an email address, with or without a name')
    .describe('Sender of all emails: `Name <address>`. An address without a name gets the camp’s'),
  BOUNCE_ADDRESS: z
    .email({ error: 'an email address without a name' })
    .regex(/^[^+"]{1,39}@/, 'an email address of at most 39 characters before the @, without a plus')
    .optional()
    .describe(
      'Address to which undeliverable emails are reported. Each email gets its own: `bounces+<token>@…`. Without it, nobody learns of them',
    ),
  BOUNCE_IMAP_URL: z
    .url({ error: 'an address (imaps://...)', protocol: /^imaps?$/ })
    .optional()
    .describe('Mailbox of BOUNCE_ADDRESS, with user and password. The worker reads and deletes the reports'),
};

/**
 * The limits for `takeMailAllowance`.
 * @param env - result of `sharedVariables`
 */
export const mailLimitsOf = (env: {
  LIMIT_MAILS_PER_ADDRESS: number;
  LIMIT_MAILS_PER_BROWSER: number;
  LIMIT_MAILS_IN_ALL: number;
}) => ({
  byNewBrowsers: env.LIMIT_MAILS_PER_ADDRESS,
  byEachBrowser: env.LIMIT_MAILS_PER_BROWSER,
  inAll: env.LIMIT_MAILS_IN_ALL,
});
