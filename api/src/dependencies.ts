import type { MailLimits } from '@camp/database/mail-allowance/take-mail-allowance';
import type { Models } from '@camp/database/models';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import type { Connection } from 'mongoose';
import type Stripe from 'stripe';
import type { Afterwards } from './afterwards';
import type { States } from './server/states';
import type { RateLimiter } from './limits/rate-limiter';
import type { LastLogins } from './user/login/last-logins';
import type { Passwords } from './user/password/passwords';

/** Everything a use case may need from outside; tests put their own parts in. */
export interface Dependencies {
  settings: {
    /** Signs tokens, links and anti-forgery cookies. */
    jwtSecret: string;
    /** Where people reach the product, without a slash at the end. */
    publicUrl: string;
    stripeWebhookSecret: string;
    /** Base address of a payment's page for people; a slash and its id follow. */
    stripeDashboard: string;
    /** Most mails to one address that strangers can cause. */
    mailLimits: MailLimits;
    /** Folder in which shell/dist, public-app/dist and admin-app/dist lie. */
    root: string;
    /** Hops of trusted proxies in front. */
    trustedProxies: number;
  };
  logger: Logger;
  clock: Clock;
  connection: Connection;
  models: Models;
  /** Passes committed events to the queue without waiting. The worker's sweep finds the ones that weren't passed on. */
  dispatch(rows: readonly StoredOutboxRow[]): void;
  stripe: Stripe;
  limiter: RateLimiter;
  passwords: Passwords;
  lastLogins: LastLogins;
  afterwards: Afterwards;
  /** How the parts of the product are. */
  states(): Promise<States>;
}
