import { join } from 'node:path';
import { metricsVariables } from '@camp/runtime/metrics-variables';
import { hostVariable } from '@camp/runtime/network-host';
import { sharedVariables, wholeNumber } from '@camp/runtime/shared-variables';
import { traceVariables } from '@camp/runtime/traces/trace-variables';
import * as z from 'zod';

/** The API's settings, read only here. */
export const envSchema = z.object({
  ...sharedVariables,
  PORT: wholeNumber('Port of the site and its API', 3000),
  HOST: hostVariable,
  ...metricsVariables,
  ...traceVariables,
  PUBLIC_URL: z
    .url({ error: 'an address', protocol: /^https?$/ })
    .optional()
    .describe('Public address of the site. Default: from PORT'),
  STRIPE_WEBHOOK_SECRET: z
    .string({ error: 'the secret of Stripe’s webhook' })
    .describe('Checks the signature of Stripe’s webhook events'),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z
    .string()
    .optional()
    .describe('The STRIPE_WEBHOOK_SECRET before a change. Events that it signs are accepted too'),
  ROOT_DIR: z
    .string()
    .default(join(__dirname, '..', '..'))
    .describe('Folder with the built shell, public-app and admin-app'),
  EARLIER_BUILDS_DIR: z
    .string()
    .optional()
    .describe(
      'Folder for files of earlier builds, which open pages still load for 30 days. Default: earlier-builds in ROOT_DIR',
    ),
  SERVICE_WORKER: z
    .enum(['on', 'off'], { error: 'on or off' })
    .default('on')
    .describe(
      '`off` removes the service worker, and everything it cached, from each browser at its next visit',
    ),
  BACKUP_KEEP: wholeNumber('Number of backups that are kept. Families are told as many days', 14, 1),
  SECOND_FACTOR_REQUIRED: z
    .enum(['on', 'off'], { error: 'on or off' })
    .optional()
    .describe(
      '`on`: people who see or export other families’ data, refund, or change rights need login codes. Default: on in production',
    ),
  TRUSTED_PROXIES: wholeNumber('Number of proxies in front of the API whose X-Forwarded-For is trusted', 0),
  LIMIT_LOGIN: wholeNumber('Wrong logins per account and network address in 15 minutes', 10, 1),
  LIMIT_LOGIN_ADDRESS: wholeNumber(
    'Wrong logins per network address in 15 minutes. Logins slow down at half this number',
    1_000,
    1,
  ),
  LIMIT_LOGIN_ACCOUNT: wholeNumber(
    'Wrong logins per account in an hour. Logins slow down above this number',
    30,
    1,
  ),
  LIMIT_BAD_TOKENS: wholeNumber(
    'Calls with an unknown access token per network address in 15 minutes. Valid tokens are never refused',
    60,
    1,
  ),
  LIMIT_SECOND_FACTOR: wholeNumber('Wrong codes of a second factor per account in 15 minutes', 10, 1),
  LIMIT_ADDRESS_CHANGES: wholeNumber('Email address changes requested per account in an hour', 5, 1),
  LIMIT_LINKS_ADDRESS: wholeNumber('Emailed links requested per network address in an hour', 300, 1),
  LIMIT_REGISTER_ADDRESS: wholeNumber('Sign-ups per network address in an hour', 300, 1),
  LIMIT_DONATIONS: wholeNumber('Donation checkouts per network address in an hour', 60, 1),
  LIMIT_STRIPE: wholeNumber('Stripe checks per account in a minute', 30, 1),
  LIMIT_UPLOADS: wholeNumber('Uploaded files per user in a minute', 20, 1),
  LIMIT_REGISTRATIONS: wholeNumber('Registrations submitted per account in an hour', 60, 1),
  LIMIT_UPDATES: wholeNumber('Record updates per account in an hour', 60, 1),
  LIMIT_DOWNLOADS: wholeNumber('Archives of the family’s data per account in an hour', 5, 1),
  LIMIT_TEST_MAILS: wholeNumber('Test emails per account in an hour', 10, 1),
});

/** The settings of `npm run admin`. */
export const adminEnvSchema = envSchema.pick({ MONGODB_URI: true }).extend({
  // Needed by a start that encrypts data of an earlier version.
  MEDICAL_KEY: sharedVariables.MEDICAL_KEY.optional(),
  ADMIN_PASSWORD: z.string().optional().describe('Password of the new administrator'),
});

/** The settings of `npm run admin -- rotate-key`. */
export const rotateEnvSchema = envSchema.pick({ MONGODB_URI: true, MEDICAL_KEY: true });

/** The settings of `npm run admin -- release`. */
export const releaseEnvSchema = envSchema.pick({
  MONGODB_URI: true,
  STRIPE_SECRET_KEY: true,
  STRIPE_API_URL: true,
  MEDICAL_YEARS: true,
});

/** The API's validated settings. */
export type Env = z.output<typeof envSchema>;
