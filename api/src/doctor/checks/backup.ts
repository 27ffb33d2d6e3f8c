import { readLastBackups } from '@camp/database/backup/last-backup';
import { right, wrong, type Check } from '../check';
import { databaseOf } from './database-of';
import { ageInWords } from './in-words';
import { mongodbReachable } from './mongodb-reachable';

/** Milliseconds. One backup is made each day, and may take hours. */
const oldAfter = 36 * 60 * 60_000;

/** Whether a recent backup exists that was restored as a test. */
export const backup: Check = {
  name: 'backup',
  category: 'Backup',
  needs: [mongodbReachable],
  help: 'Make a backup: docker compose exec backup npm run backup',
  run: async (tools) => {
    const { good, failed } = await readLastBackups(databaseOf(tools).models);
    const now = tools.clock.now();
    if (failed?.problem) return wrong(`The last backup failed: ${failed.problem}`);
    if (!good) return wrong('No backup was ever made.');
    const age = ageInWords(good.madeAt, now);
    if (now.getTime() - good.madeAt.getTime() > oldAfter) return wrong(`The last backup is ${age} old.`);
    if (!good.testedAt) return wrong('The last backup was not tested. Set BACKUP_TEST_KEY_FILE.');
    return right(`The last backup is ${age} old and tested.`);
  },
};
