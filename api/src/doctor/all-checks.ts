import { disk } from '@camp/checks/disk';
import { systemChecks } from '@camp/checks/system-checks';
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

/** What the dashboard doesn't show: it changes only when somebody changes a setting, or needs a network to ask. */
const ownChecks: readonly Check[] = [
  clock,
  ...[mongodbReplicaSet, mongodbVersion, mongodbIndexes, migrations, medicalKey, passkeys],
  ...[redisEviction, redisPersistence],
  ...[emailLogin, spf, dkim, dmarc, bounceMailbox],
  ...[stripeKey, webhook],
  ...[siteName, certificate],
  traces,
];

/** Every check: those of the dashboard, so that both say the same, and then those of the installation. */
export const allChecks: readonly Check[] = [...systemChecks, ...ownChecks];
