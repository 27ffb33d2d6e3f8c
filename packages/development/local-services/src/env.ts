import { passwordPattern } from '@camp/contracts/forms/patterns';
import { keyringPattern } from '@camp/runtime/keyring';
import { hostVariable } from '@camp/runtime/network-host';
import { onPurpose } from '@camp/runtime/production';
import * as z from 'zod';

const port = (standard: number) =>
  z.coerce.number({ error: 'a port number from 1 to 65535' }).int().min(1).max(65_535).default(standard);
const address = (scheme: RegExp, error: string) => z.string().regex(scheme, { error }).optional();

/** All environment variables of `npm start`. The README's table is generated from it. */
export const launcherSchema = z.object({
  PORT: port(3000).describe('Port of the site and its API.'),
  HOST: hostVariable,
  PUBLIC_URL: address(/^https?:\/\//, 'an address that starts with http:// or https://').describe(
    'Public address of the site. Links in emails start with it. Default: `http://localhost:` and PORT.',
  ),
  DATA_DIR: z.string().default('.data').describe('Folder for all data: database, queues, emails, logs.'),
  MONGODB_URI: address(/^mongodb(\+srv)?:\/\//, 'an address that starts with mongodb://').describe(
    'A MongoDB replica set (7.0 or newer). Default: `mongod` if it is on the PATH, else the embedded server.',
  ),
  REDIS_URL: address(/^rediss?:\/\//, 'an address that starts with redis:// or rediss://').describe(
    'A Redis server. Default: starts `redis-server` or `valkey-server`.',
  ),
  SMTP_URL: address(/^smtps?:\/\//, 'an address that starts with smtp:// or smtps://').describe(
    'The mail server to send with. Default: a test inbox that delivers to nobody.',
  ),
  MAIL_FROM: z
    .string()
    .optional()
    .describe('Sender of every email. Default: the camp’s name and address. Required in production.'),
  INBOX_PORT: port(3001).describe('Port of the test inbox.'),
  STRIPE_SECRET_KEY: z.string().optional().describe('Key of a Stripe account. Default: the simulator.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Secret that signs Stripe's calls to `/api/stripe/webhook`. Required with STRIPE_SECRET_KEY."),
  STRIPE_API_URL: address(/^https?:\/\//, 'an address that starts with http:// or https://').describe(
    "Address of Stripe's API, if it is not the official one.",
  ),
  STRIPE_SIMULATOR_PORT: port(3002).describe('Port of the Stripe simulator.'),
  JWT_SECRET: z
    .string()
    .optional()
    .describe('Signs logins. Default: generated once and stored in DATA_DIR. Required in production.'),
  MEDICAL_KEY: z
    .string()
    .regex(keyringPattern, '64 hexadecimal digits, or several such keys separated by commas')
    .optional()
    .describe(
      'Encrypts medical answers and private pictures. Several keys are separated by commas: the first encrypts, all open. Default: generated once and stored in DATA_DIR. Required in production.',
    ),
  ADMIN_EMAIL: z
    .email({ error: 'an email address' })
    .default('admin@example.org')
    .describe('Login of the demo administrator.'),
  ADMIN_PASSWORD: z
    .string()
    .regex(passwordPattern, {
      error: '8 to 32 characters with a digit, a lower-case and an upper-case letter',
    })
    .default('Campfire2026')
    .describe('Password of the demo administrator. `npm run admin` asks for one if this is not set.'),
  SEED: z
    .enum(['demo', 'large', 'none'], { error: 'demo, large or none' })
    .default('demo')
    .describe(
      'Data for an empty database: `demo`, or `large` with ten years of 1,000 campers. Always `none` in production.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('Log level of API and worker.'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'development, test or production' })
    .default('development')
    .describe('`production` starts no local service and allows no missing secret or address.'),
  ON_PURPOSE: onPurpose,
});

/** The validated environment of `npm start`. */
export type LauncherEnvironment = z.output<typeof launcherSchema>;
