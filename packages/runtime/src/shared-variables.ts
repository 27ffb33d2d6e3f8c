import * as z from 'zod';
import { onPurpose } from './production';
import { leastLength } from './secrets';

const mostMails = (preset: number, description: string) =>
  z.coerce
    .number({ error: 'a whole number' })
    .int('a whole number')
    .min(1, 'at least 1')
    .default(preset)
    .describe(description);

/** Settings that API and worker both read, from the same values. */
export const sharedVariables = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'development, production or test' })
    .default('development')
    .describe('`production` refuses missing and weak secrets, and what looks like a mistake'),
  MONGODB_URI: z
    .string({ error: 'the address of MongoDB (mongodb://...)' })
    .regex(/^mongodb(\+srv)?:\/\//, 'begins with mongodb://')
    .describe('MongoDB replica set, with the database’s name'),
  REDIS_URL: z
    .string({ error: 'the address of Redis (redis://...)' })
    .regex(/^(rediss?|unix):\/\/|^\//, 'begins with redis://, or is the path of a socket')
    .describe('Redis for queues and limits'),
  JWT_SECRET: z
    .string({ error: `a secret of at least ${leastLength} characters` })
    .min(leastLength, `at least ${leastLength} characters`)
    .describe('Signs tokens and mailed links; API and worker need the same'),
  STRIPE_SECRET_KEY: z.string({ error: 'Stripe’s secret key' }).describe('Stripe’s secret key'),
  STRIPE_API_URL: z
    .url({ error: 'an address', protocol: /^https?$/ })
    .optional()
    .describe('Another address for Stripe’s API, e.g. the simulator'),
  LIMIT_MAILS_PER_ADDRESS: mostMails(
    5,
    'Mails to one email address in an hour that browsers cause which never signed up with it',
  ),
  LIMIT_MAILS_PER_BROWSER: mostMails(
    2,
    'Mails to one email address in an hour that each browser causes which signed up with it before',
  ),
  LIMIT_MAILS_IN_ALL: mostMails(12, 'Mails to one email address in an hour that strangers can cause in all'),
  ON_PURPOSE: onPurpose,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'a level such as info' })
    .default('info')
    .describe('How much is logged'),
};

/** The figures for `takeMailAllowance`. @param env - as `sharedVariables` read it */
export const mailLimitsOf = (env: {
  LIMIT_MAILS_PER_ADDRESS: number;
  LIMIT_MAILS_PER_BROWSER: number;
  LIMIT_MAILS_IN_ALL: number;
}) => ({
  byNewBrowsers: env.LIMIT_MAILS_PER_ADDRESS,
  byEachBrowser: env.LIMIT_MAILS_PER_BROWSER,
  inAll: env.LIMIT_MAILS_IN_ALL,
});
