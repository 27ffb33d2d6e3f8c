import { workStateQuery } from '@camp/api-client/failed-work/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { formatTime } from '@camp/contracts/camp/moments';
import type { BackupState, OperationsState } from '@camp/contracts/failed-work/operations';
import { oldBackupAfter } from '@camp/contracts/system/backup-age';
import { Alert } from '@camp/ui/feedback/alert';
import { useQuery } from '@tanstack/react-query';

/**
 * Shows how old the last backup is to people who may see failed jobs, and warns if it is old, untested or failed, or if
 * the database was restored and waits to be released.
 */
export function BackupNotice({ now = new Date() }: { now?: Date }) {
  const { may } = useSession();
  const { data } = useQuery({ ...workStateQuery(), enabled: may('view', 'admin') });
  // Nothing is said of an API of an earlier version, which doesn't know.
  if (!data?.worker) return null;
  const warning = warningOf(data, now);
  if (!warning) return <p className="backup-state">{lastBackup(data.backup)}</p>;
  return (
    <Alert kind="warning" role="status" title={warning.title}>
      <p>{warning.text}</p>
      <p>{lastBackup(data.backup)}</p>
    </Alert>
  );
}

function lastBackup({ madeAt, testedAt }: BackupState = {}): string {
  if (!madeAt) return 'No backup yet.';
  const tested = testedAt ? `Tested on ${formatTime(testedAt)}.` : 'It wasn’t tested.';
  return `Last backup: ${formatTime(madeAt)}. ${tested}`;
}

function warningOf({ backup, restoredFrom }: OperationsState, now: Date) {
  if (restoredFrom)
    return {
      title: 'The camp’s records were restored',
      text: `You see them as they were on ${formatTime(restoredFrom)}. Emails, payments and refunds wait. Select “Check now” on the payments page, then ask the person who runs this site to release it.`,
    };
  if (!backup) return undefined;
  if (backup.failure)
    return {
      title: 'The last backup failed',
      text: `${backup.failure.why} Ask the person who runs this site to fix it.`,
    };
  if (!backup.madeAt || now.getTime() - Date.parse(backup.madeAt) > oldBackupAfter)
    return {
      title: 'The last backup is old',
      text: 'There should be a new one each day. Ask the person who runs this site to check the backups.',
    };
  return undefined;
}
