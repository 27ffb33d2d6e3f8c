import { messageFor } from '@camp/api-client/problem';
import { systemChecksQuery } from '@camp/api-client/system/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { SystemCheck } from '@camp/contracts/system/operations';
import { Badge } from '@camp/ui/content/badge';
import { Card } from '@camp/ui/content/card';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';

/** What the checks of the running system found, wrong ones first. Only for people who may see failed jobs. */
export function SystemCard() {
  const { may } = useSession();
  const isAllowed = may('view', 'admin');
  const asked = useQuery({ ...systemChecksQuery(), enabled: isAllowed });
  if (!isAllowed) return null;
  const { data } = asked;
  return (
    <Card title="System" level={2} aside={data && <Outcome checks={data.checks} />} className="system-card">
      {asked.isPending && <Skeleton lines={4} label="Checking the system" />}
      {asked.isError && (
        <ErrorState onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
          {messageFor(asked.error)}
        </ErrorState>
      )}
      {data && (
        <ul className="camp-plain-list">
          {wrongFirst(data.checks).map(({ name, state, sentence, help }) => (
            <li key={name} data-state={state}>
              {state === 'wrong' ? <strong>{sentence}</strong> : sentence}
              {help && <span className="camp-note">{help}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** In words too, so that nobody depends on the colors. */
function Outcome({ checks }: { checks: readonly SystemCheck[] }) {
  const wrong = checks.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) return <Badge tone="danger">{wrong === 1 ? '1 problem' : `${wrong} problems`}</Badge>;
  return <Badge tone="meadow">No problems</Badge>;
}

const order: Record<SystemCheck['state'], number> = { wrong: 0, 'not-checked': 1, right: 2 };

const wrongFirst = (checks: readonly SystemCheck[]) =>
  [...checks].sort((one, other) => order[one.state] - order[other.state]);
