import { mostCounted, readRetention, type RetentionState } from '@camp/database/retention/run-retention';
import { notChecked, right, wrong, type Check } from './check';
import { ageInWords } from './in-words';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** Milliseconds after which a daily run is overdue. */
const overdueAfter = 2 * 24 * 60 * 60 * 1000;

/** Milliseconds after which a run without a result has failed. */
const endedAfter = 60 * 60 * 1000;

/** Old records are deleted daily. The line is also the preview of the next run. */
export const retention: Check = {
  name: 'retention',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Read the log of the worker: docker compose logs worker',
  run: async (tools) => {
    const now = tools.clock.now();
    const state = await readRetention(modelsOf(tools), now);
    if (!state.last) return notChecked('old data was never deleted yet. The worker does it once a day.');
    const { ranAt, deleted } = state.last;
    const age = ageInWords(ranAt, now);
    const passed = now.getTime() - ranAt.getTime();
    if (!deleted && passed > endedAfter)
      return wrong(`The run that deletes old data failed. It began ${age} ago.`);
    if (passed > overdueAfter)
      return wrong(`Old data was last deleted ${age} ago. It should be deleted daily.`);
    return right(`Old data was deleted ${age} ago. ${nextInWords(state)}`);
  },
};

function nextInWords({ next }: RetentionState): string {
  const due = next
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => {
      const number = count >= mostCounted ? `at least ${mostCounted}` : String(count);
      return `${number} ${count === 1 ? words.one : words.many}`;
    });
  return due.length === 0
    ? 'The next run has nothing to delete.'
    : `The next run deletes ${due.join(' and ')}.`;
}
