import { join } from 'node:path';
import * as z from 'zod';

const wholeNumber = (description: string, preset: number, least = 0) =>
  z.coerce
    .number({ error: 'a whole number' })
    .int('a whole number')
    .min(least, `at least ${least}`)
    .default(preset)
    .describe(description);

const address = (description: string, protocols: RegExp) =>
  z.url({ error: 'an address', protocol: protocols }).optional().describe(description);

/** The API's settings; the only reader of its environment. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'development, production or test' })
    .default('development')
    .describe('`production` refuses missing and weak secrets'),
  PORT: wholeNumber('Port of the product', 3000),
  PUBLIC_URL: address('Where people reach the product; default from PORT', /^https?$/),
  MONGODB_URI: z
    .string({ error: 'the address of MongoDB (mongodb://...)' })
    .regex(/^mongodb(\+srv)?:\/\//, 'begins with mongodb://')
    .describe('MongoDB replica set, with the database’s name'),
  REDIS_URL: z
    .string({ error: 'the address of Redis (redis://...)' })
    .regex(/^(rediss?|unix):\/\/|^\//, 'begins with redis://, or is the path of a socket')
    .describe('Redis for queues and limits'),
  JWT_SECRET: z
    .string({ error: 'a secret of at least 32 characters' })
    .min(32, 'at least 32 characters')
    .describe('Signs tokens and mailed links; the worker needs the same'),
  STRIPE_SECRET_KEY: z.string({ error: 'Stripe’s secret key' }).describe('Stripe’s secret key'),
  STRIPE_WEBHOOK_SECRET: z
    .string({ error: 'the secret of Stripe’s webhook' })
    .describe('Checks the signature of Stripe’s notices'),
  STRIPE_API_URL: address('Another address for Stripe’s API, e.g. the simulator', /^https?$/),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'a level such as info' })
    .default('info')
    .describe('How much is logged'),
  ROOT_DIR: z
    .string()
    .default(join(__dirname, '..', '..'))
    .describe('Folder that holds the built shell, public-app and admin-app'),
  TRUSTED_PROXIES: wholeNumber('Proxies in front whose X-Forwarded-For counts', 0),
  LIMIT_LOGIN: wholeNumber('Wrong logins per account and address in 15 minutes', 10, 1),
  LIMIT_MAILED_LINKS: wholeNumber('Mailed links of one kind per account in an hour', 3, 1),
  LIMIT_REGISTER_EMAIL: wholeNumber('Sign-ups per e-mail address in an hour', 5, 1),
  LIMIT_REGISTER_ADDRESS: wholeNumber('Sign-ups per network address in an hour', 300, 1),
  LIMIT_DONATIONS: wholeNumber('Checkouts for gifts per network address in an hour', 60, 1),
  LIMIT_UPLOADS: wholeNumber('Uploaded files per user in a minute', 20, 1),
});

/** What the API was told. */
export type Env = z.output<typeof envSchema>;
