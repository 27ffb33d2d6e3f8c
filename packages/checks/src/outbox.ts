import { oldestDue } from '@camp/database/outbox/waiting-events';
import { right, wrong, type Check } from './check';
import { ageInWords } from './in-words';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/**
 * Milliseconds by which due jobs may be late in a rush, especially pictures. After that, something is wrong. Delayed
 * jobs aren't due.
 */
export const lateAfter = 5 * 60_000;

/** Due events are done within minutes. */
export const outbox: Check = {
  name: 'outbox',
  category: 'Queue',
  needs: [mongodbReachable],
  help: 'Open “Failed jobs”, and read the log of the worker: docker compose logs worker',
  run: async (tools) => {
    const now = tools.clock.now();
    const since = await oldestDue(modelsOf(tools), now);
    if (!since || now.getTime() - since.getTime() <= lateAfter) return right('No event has waited for long.');
    return wrong(`An event has waited for ${ageInWords(since, now)}.`);
  },
};
