import { call } from '@camp/api-client/call';
import { sessionsQuery } from '@camp/api-client/user/session-queries';
import { formatTime } from '@camp/contracts/camp/moments';
import type { ListedSession } from '@camp/contracts/user/session-operations';
import * as sessionOperations from '@camp/contracts/user/session-operations';
import { Button } from '@camp/ui/actions/button';
import { Badge } from '@camp/ui/content/badge';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useToast } from '@camp/ui/feedback/toast';
import { Section } from '@camp/ui/page/page-layout';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Lists where the person is logged in, and logs out one device or all others. */
export function LoginsSection() {
  const toast = useToast();
  const query = useQuery(sessionsQuery());
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (session: ListedSession | 'others') =>
      session === 'others'
        ? call(sessionOperations.endOtherSessions)
        : call(sessionOperations.endSession, { body: { sessionId: session._id } }),
    onSuccess: (_done, session) => {
      toast.success(
        session === 'others' ? 'Every other device is logged out.' : `${session.device} is logged out.`,
      );
      // The pressed button disappears with its device.
      focusHeading();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });

  return (
    <Section id="logins" title="Where you’re logged in">
      <p>If you don’t recognize a device, log it out and change your password.</p>
      <Loaded query={query} lines={3} label="Loading your devices" level={3}>
        {(sessions) => (
          <>
            <ul className="camp-plain-list">
              {sessions.map((session) => (
                <Login
                  key={session._id}
                  session={session}
                  isBusy={end.isPending && end.variables === session}
                  isWaiting={end.isPending}
                  onEnd={() => end.mutate(session)}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                variant="quiet"
                busy={end.isPending && end.variables === 'others'}
                disabled={end.isPending}
                onClick={() => end.mutate('others')}
              >
                Log out every other device
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface LoginProps {
  session: ListedSession;
  /** Whether this device is being logged out. */
  isBusy: boolean;
  /** Whether any device is being logged out. */
  isWaiting: boolean;
  onEnd: () => void;
}

function Login({ session: { device, startedAt, usedAt, isThis }, isBusy, isWaiting, onEnd }: LoginProps) {
  return (
    <li className="user-security__row">
      <div>
        <strong>{device}</strong> {isThis && <Badge tone="pine">This device</Badge>}
        <br />
        <small>
          Logged in {formatTime(startedAt)}
          {!isThis && `, last used ${formatTime(usedAt)}`}
        </small>
      </div>
      {!isThis && (
        <Button variant="quiet" size="small" busy={isBusy} disabled={isWaiting} onClick={onEnd}>
          Log out<VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
