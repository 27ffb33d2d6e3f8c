import { workStateQuery } from '@camp/api-client/failed-work/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { formatTime } from '@camp/contracts/camp/moments';
import type { WorkState } from '@camp/contracts/failed-work/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { useQuery } from '@tanstack/react-query';

/** Warns that no worker is running or that jobs are late. Only shown to people who may see failed jobs. */
export function WorkNotice() {
  const { may } = useSession();
  const { data } = useQuery({ ...workStateQuery(), enabled: may('view', 'admin') });
  const words = data && inWords(data);
  if (!words) return null;
  return (
    <Alert kind="warning" role="status" title={words.title}>
      <p>{words.text}</p>
      {data.dueSince && <p>The oldest job has been waiting since {formatTime(data.dueSince)}.</p>}
    </Alert>
  );
}

function inWords({ worker, outbox }: WorkState): { title: string; text: string } | undefined {
  if (worker === 'down')
    return {
      title: 'The worker isn’t running',
      text: 'Emails, pictures and payments are waiting. Ask the person who runs this site to start the worker.',
    };
  if (outbox === 'late')
    return {
      title: 'Background work is delayed',
      text: 'An email, picture or payment has been waiting for several minutes. Ask the person who runs this site to check the worker and the mail server.',
    };
  return undefined;
}
