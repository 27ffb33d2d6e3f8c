import type { MailLimits } from '@camp/database/mail-allowance/take-mail-allowance';
import type { Models } from '@camp/database/models';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type Stripe from 'stripe';
import type { Afterwards } from './afterwards';
import type { Hold } from './restore/hold';
import type { Metrics } from './server/metrics';
import type { States } from './server/states';
import type { RateLimiter } from './limits/rate-limiter';
import type { SessionNotes } from './user/login/noted-session';
import type { Passwords } from './user/password/passwords';

/** Everything that a use case needs from outside. Tests inject their own. */
export interface Dependencies {
  settings: {
    /** Signs tokens, links and anti-forgery cookies. */
    jwtSecret: string;
    /** The one before it. What it signed is valid too. */
    previousJwtSecret?: string | undefined;
    /** The product's public address, without a trailing slash. */
    publicUrl: string;
    stripeWebhookSecret: string;
    /** The one before it, which Stripe may still sign with. */
    previousStripeWebhookSecret?: string | undefined;
    /** Base address of payment pages at Stripe. A slash and the payment's id follow. */
    stripeDashboard: string;
    /** Limits on emails to one address that strangers can trigger. */
    mailLimits: MailLimits;
    /** Folder with shell/dist, public-app/dist and admin-app/dist. */
    root: string;
    /** Folder with hashed files of earlier builds (server/earlier-builds.ts). */
    earlierBuilds: string;
    /** False: browsers that have the service worker get one that removes itself. */
    hasServiceWorker: boolean;
    /** Days for which backups are kept, which families are told. */
    backupDays: number;
    /** Number of trusted proxies in front of the API. */
    trustedProxies: number;
    /** Whether people with certain rights need a second factor (`user/second-factor/required.ts`). */
    isSecondFactorRequired: boolean;
  };
  logger: Logger;
  clock: Clock;
  connection: Connection;
  models: Models;
  /** A connection whose commands fail fast. */
  redis: Redis;
  /** Prefix of the queues' keys in Redis. Each test uses its own. */
  queuePrefix?: string;
  /** Passes committed events to the queue without waiting. The worker's sweep dispatches events that were missed. */
  dispatch(rows: readonly StoredOutboxRow[]): void;
  stripe: Stripe;
  limiter: RateLimiter;
  passwords: Passwords;
  sessionNotes: SessionNotes;
  afterwards: Afterwards;
  hold: Hold;
  metrics: Metrics;
  /** Reads the states of the product's parts. */
  states(): Promise<States>;
}
