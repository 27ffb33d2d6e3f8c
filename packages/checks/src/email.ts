import { jobs, type JobName } from '@camp/contracts/registries/jobs';
import { isMailLoginRefused } from '@camp/database/heartbeat/heartbeat';
import { trusted } from 'mongoose';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** Milliseconds of the emails that are counted. */
const period = 24 * 60 * 60 * 1000;

/** Single addresses are often wrong. If more emails than these are refused, the sender is the problem. */
const several = 3;
const share = 0.1;

const emailJobs = (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].queue === 'mail');

/** The mail server accepts what is sent. */
export const email: Check = {
  name: 'email',
  category: 'Email',
  needs: [mongodbReachable],
  help: 'Check the sender’s domain, and read the log of the worker: docker compose logs worker',
  // The period is long enough that a second result adds nothing.
  patience: 1,
  run: async (tools) => {
    const models = modelsOf(tools);
    const { Delivery } = models;
    if (await isMailLoginRefused(models))
      return wrong('The mail server refuses the user or the password in SMTP_URL. Emails wait for it.');
    const lately = trusted({ $gte: new Date(tools.clock.now().getTime() - period) });
    const count = (state: 'done' | 'dead') =>
      Delivery.countDocuments({ state, createdAt: lately, handler: trusted({ $in: emailJobs }) });
    const [accepted, refused] = await Promise.all([count('done'), count('dead')]);
    const found = `Emails of the last 24 hours: ${accepted} accepted, ${refused} refused.`;
    return refused >= several && refused / (accepted + refused) >= share ? wrong(found) : right(found);
  },
};
