import type { BackupState, OperationsState } from '@camp/contracts/failed-work/operations';
import { readLastBackups } from '@camp/database/backup/last-backup';
import { readHold } from '@camp/database/restore/hold';
import type { Dependencies } from '../dependencies';
import { readWorkState } from './work-state';

/** Whether the worker, the backups and a restored database need a person. */
export async function readOperationsState(
  deps: Pick<Dependencies, 'models' | 'clock'>,
): Promise<OperationsState> {
  const [work, backup, hold] = await Promise.all([
    readWorkState(deps),
    readBackupState(deps),
    readHold(deps.models),
  ]);
  return { ...work, ...(backup && { backup }), ...(hold && { restoredFrom: hold.madeAt.toISOString() }) };
}

async function readBackupState({ models }: Pick<Dependencies, 'models'>): Promise<BackupState | undefined> {
  const { good, failed } = await readLastBackups(models);
  if (!good && !failed) return undefined;
  return {
    ...(good && { madeAt: good.madeAt.toISOString() }),
    ...(good?.testedAt && { testedAt: good.testedAt.toISOString() }),
    ...(failed?.problem && { failure: { at: failed.madeAt.toISOString(), why: failed.problem } }),
  };
}
