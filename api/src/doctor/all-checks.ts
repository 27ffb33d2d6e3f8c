import { backup } from '@camp/checks/backup';
import { email } from '@camp/checks/email';
import { failedJobs } from '@camp/checks/failed-jobs';
import { restored } from '@camp/checks/restored';
import { versions } from '@camp/checks/versions';
import { webhook as webhookReceived } from '@camp/checks/webhook';
import { disk } from '@camp/checks/disk';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import { outbox } from '@camp/checks/outbox';
import { queue } from '@camp/checks/queue';
import { redisReachable } from '@camp/checks/redis-reachable';
import { worker } from '@camp/checks/worker';
import type { Check } from './check';
import { bounceMailbox } from './checks/bounce-mailbox';
import { certificate } from './checks/certificate';
import { clock } from './checks/clock';
import { dkim } from './checks/dkim';
import { dmarc } from './checks/dmarc';
import { medicalKey } from './checks/medical-key';
import { emailLogin } from './checks/email-login';
import { migrations } from './checks/migrations';
import { mongodbIndexes } from './checks/mongodb-indexes';
import { mongodbReplicaSet } from './checks/mongodb-replica-set';
import { mongodbVersion } from './checks/mongodb-version';
import { passkeys } from './checks/passkeys';
import { redisEviction } from './checks/redis-eviction';
import { redisPersistence } from './checks/redis-persistence';
import { siteName } from './checks/site-name';
import { spf } from './checks/spf';
import { stripeKey } from './checks/stripe-key';
import { traces } from './checks/traces';
import { webhook } from './checks/webhook';

/** What can be checked before the product runs: the machine, and the accounts elsewhere. */
export const checksBeforeStart: readonly Check[] = [
  clock,
  disk,
  emailLogin,
  spf,
  dkim,
  dmarc,
  bounceMailbox,
  stripeKey,
  siteName,
];

/** Every check, in the order of the report. */
export const allChecks: readonly Check[] = [
  ...[clock, disk, versions],
  ...[mongodbReachable, mongodbReplicaSet, mongodbVersion, mongodbIndexes, migrations, medicalKey, passkeys],
  ...[redisReachable, redisEviction, redisPersistence, worker, queue, outbox, failedJobs],
  ...[emailLogin, spf, dkim, dmarc, bounceMailbox, email],
  ...[stripeKey, webhook, webhookReceived],
  ...[siteName, certificate],
  ...[backup, restored],
  ...[traces],
];
