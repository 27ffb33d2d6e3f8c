import type { SystemCheck } from '@camp/contracts/system/operations';
import { backup } from './backup';
import type { Check, SystemTools } from './check';
import { disk } from './disk';
import { email } from './email';
import { erasuresAsked } from './erasures-asked';
import { failedJobs } from './failed-jobs';
import { failingAddresses } from './failing-addresses';
import { mongodbReachable } from './mongodb-reachable';
import { outgoingWebhooks } from './outgoing-webhooks';
import { outbox } from './outbox';
import { queue } from './queue';
import { redisReachable } from './redis-reachable';
import { retention } from './retention';
import { restored } from './restored';
import { runChecks } from './run-checks';
import { versions } from './versions';
import { webhook } from './webhook';
import { worker } from './worker';

/** The checks of a running system, in the order of the dashboard. `npm run doctor` begins with the same list. */
export const systemChecks: readonly Check[] = [
  restored,
  mongodbReachable,
  redisReachable,
  worker,
  outbox,
  queue,
  failedJobs,
  email,
  failingAddresses,
  webhook,
  outgoingWebhooks,
  backup,
  retention,
  erasuresAsked,
  disk,
  versions,
];

/** Runs the checks of a running system. @returns in their order, as pages and emails show them */
export async function checkSystem(
  tools: SystemTools,
  checks: readonly Check[] = systemChecks,
): Promise<SystemCheck[]> {
  const parts = await runChecks(checks, tools);
  return parts.map(({ check: { name, help }, finding }) => {
    if (finding.state === 'not-checked')
      return { name, state: finding.state, sentence: `Not checked, because ${finding.because}` };
    return { name, ...finding, ...(finding.state === 'wrong' && { help }) };
  });
}
