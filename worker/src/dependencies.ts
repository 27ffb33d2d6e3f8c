import type { Database } from '@camp/database/connection';
import type { MailLimits } from '@camp/database/mail-allowance/take-mail-allowance';
import type { Producer } from '@camp/queue/producer';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import type { Redis } from 'ioredis';
import type Stripe from 'stripe';
import type { BounceSettings } from './bounce/bounce-settings';
import type { MailTransport } from './mail/transport';
import type { Network } from './outgoing-webhook/network';

/** Intervals of the worker's scheduled tasks in milliseconds. */
export interface Intervals {
  outboxSweep: number;
  /** Age at which an unfinished event is queued again. */
  redispatchAfter: number;
  /** Age at which it becomes a dead letter. */
  expireAfter: number;
  seatSweep: number;
  paymentLinks: number;
  reconcile: number;
  comparison: number;
  imageDeletion: number;
  retention: number;
  systemCheck: number;
  bounces: number;
}

/** Dependencies of every handler. */
export interface WorkerDependencies {
  database: Database;
  /** A connection whose commands fail fast. */
  redis: Redis;
  producer: Producer;
  transport: MailTransport;
  stripe: Stripe;
  /** For webhooks to other tools. */
  network: Network;
  clock: Clock;
  logger: Logger;
  settings: {
    redisUrl: string;
    /** Prefix of the keys in Redis. Each test uses its own. */
    queuePrefix?: string;
    /** The site's address without a trailing slash. */
    publicUrl: string;
    jwtSecret: string;
    /** The one before it, with which waiting links were made. */
    previousJwtSecret?: string | undefined;
    /** Limits on emails to one address that strangers can trigger. */
    mailLimits: MailLimits;
    /** Absent if emails have no report address of their own. */
    bounces?: BounceSettings | undefined;
    /** Years after camp until medical answers are deleted. 0 never deletes them. */
    medicalYears: number;
    intervals: Intervals;
    /** Milliseconds until a dead worker's job is retried. Default: five seconds. */
    lockDuration?: number;
  };
}
