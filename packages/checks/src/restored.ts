import { readHold } from '@camp/database/restore/hold';
import { right, wrong, type Check } from './check';
import { ageInWords } from './in-words';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** No restored database waits to be released. */
export const restored: Check = {
  name: 'restored',
  category: 'Backup',
  needs: [mongodbReachable],
  help: 'Compare the payments with Stripe, then: docker compose exec api npm run admin -- release',
  run: async (tools) => {
    const hold = await readHold(modelsOf(tools));
    if (!hold) return right('No restored records wait to be released.');
    const age = ageInWords(hold.madeAt, tools.clock.now());
    return wrong(
      `The records were restored from a backup that is ${age} old. Emails, payments and refunds wait.`,
    );
  },
};
