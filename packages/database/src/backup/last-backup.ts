import type { Models } from '../models';
import type { StoredBackup } from './backup-model';

/** The last good backup, and the last try if it failed. */
export interface LastBackups {
  good?: StoredBackup;
  failed?: StoredBackup;
  /** The last one that was copied to another place. */
  copied?: StoredBackup;
}

/** Tries that are read. If all of them failed, the last good backup is too old to matter. */
const tries = 60;

/** @throws MongoDB's errors */
export async function readLastBackups({ Backup }: Pick<Models, 'Backup'>): Promise<LastBackups> {
  const latest = await Backup.find().sort({ madeAt: -1 }).limit(tries).lean<StoredBackup[]>();
  const good = latest.find(({ file }) => file !== undefined);
  const copied = latest.find(({ copiedAt }) => copiedAt !== undefined);
  const [last] = latest;
  return {
    ...(good && { good }),
    ...(copied && { copied }),
    ...(last?.problem !== undefined && { failed: last }),
  };
}
