import { readWorkState } from '../../failed-work/work-state';
import { right, wrong, type Check } from '../check';
import { databaseOf } from './database-of';
import { ageInWords } from './in-words';
import { mongodbReachable } from './mongodb-reachable';

/** Whether stored events become jobs and are done in time. */
export const outbox: Check = {
  name: 'outbox',
  category: 'Queue',
  needs: [mongodbReachable],
  help: 'Look at the page Failed jobs, and at the log of the worker: docker compose logs worker',
  run: async (tools) => {
    const { clock } = tools;
    const { outbox: state, dueSince } = await readWorkState({ models: databaseOf(tools).models, clock });
    if (state === 'up' || dueSince === undefined) return right('No event has waited for long.');
    return wrong(`An event has waited for ${ageInWords(new Date(dueSince), clock.now())}.`);
  },
};
