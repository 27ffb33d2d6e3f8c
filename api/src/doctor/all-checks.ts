import type { Check } from './check';
import { backup } from './checks/backup';
import { certificate } from './checks/certificate';
import { clock } from './checks/clock';
import { disk } from './checks/disk';
import { dkim } from './checks/dkim';
import { dmarc } from './checks/dmarc';
import { emailLogin } from './checks/email-login';
import { migrations } from './checks/migrations';
import { mongodbIndexes } from './checks/mongodb-indexes';
import { mongodbReachable } from './checks/mongodb-reachable';
import { mongodbReplicaSet } from './checks/mongodb-replica-set';
import { mongodbVersion } from './checks/mongodb-version';
import { outbox } from './checks/outbox';
import { queue } from './checks/queue';
import { redisEviction } from './checks/redis-eviction';
import { redisPersistence } from './checks/redis-persistence';
import { redisReachable } from './checks/redis-reachable';
import { siteName } from './checks/site-name';
import { spf } from './checks/spf';
import { stripeKey } from './checks/stripe-key';
import { webhook } from './checks/webhook';
import { worker } from './checks/worker';

/** What can be checked before the product runs: the machine, and the accounts elsewhere. */
export const checksBeforeStart: readonly Check[] = [
  clock,
  disk,
  emailLogin,
  spf,
  dkim,
  dmarc,
  stripeKey,
  siteName,
];

/** Every check, in the order of the report. */
export const allChecks: readonly Check[] = [
  ...[clock, disk],
  ...[mongodbReachable, mongodbReplicaSet, mongodbVersion, mongodbIndexes, migrations],
  ...[redisReachable, redisEviction, redisPersistence, worker, queue, outbox],
  ...[emailLogin, spf, dkim, dmarc],
  ...[stripeKey, webhook],
  ...[siteName, certificate],
  backup,
];
