import { oldBackupAfter } from '@camp/contracts/system/backup-age';
import { readLastBackups } from '@camp/database/backup/last-backup';
import type { Models } from '@camp/database/models';
import { notChecked, right, wrong, type Check } from './check';
import { ageInWords } from './in-words';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** A day's backup was made, and restored as a test. */
export const backup: Check = {
  name: 'backup',
  category: 'Backup',
  needs: [mongodbReachable],
  help: 'Read the log (docker compose logs backup), then make a backup: docker compose exec backup npm run backup',
  // The period is long enough that a second result adds nothing.
  patience: 1,
  run: async (tools) => {
    const models = modelsOf(tools);
    const now = tools.clock.now();
    const oldest = new Date(now.getTime() - oldBackupAfter);
    const { good, failed, copied } = await readLastBackups(models);
    if (failed?.problem) return wrong(`The last backup failed: ${failed.problem}`);
    if (!good) return (await isInUseSince(models, oldest)) ? wrong('No backup was ever made.') : notDueYet;
    const age = ageInWords(good.madeAt, now);
    if (good.madeAt < oldest) return wrong(`The last backup is ${age} old.`);
    if (!good.testedAt) return wrong('The last backup was not tested. Set BACKUP_TEST_KEY_FILE.');
    if (good.copyProblem) return wrong(good.copyProblem);
    const tested = `The last backup is ${age} old and tested.`;
    return right(
      copied ? `${tested} The last copy in another place is ${ageInWords(copied.madeAt, now)} old.` : tested,
    );
  },
};

const notDueYet = notChecked('the first backup is not due yet.');

/** The first account is the administrator's, so it shows since when the database is in use. */
async function isInUseSince({ User }: Models, moment: Date): Promise<boolean> {
  const first = await User.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean();
  return first !== null && first._id.getTimestamp() < moment;
}
