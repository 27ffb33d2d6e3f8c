import { lastSessionEnd, useToken } from '@camp/api-client/session';
import { campKeys } from '@camp/api-client/camp/queries';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { useToast } from '@camp/ui/feedback/toast';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Clears what belonged to the person when a session ends, and says so when the server ended it. Guarded pages lead to
 * the login by themselves, with the way back; who reads a public page goes on reading, as a visitor.
 */
export function SessionWatch() {
  const token = useToken();
  const before = useRef(token);
  const queryClient = useQueryClient();
  const toast = useToast();

  useEffect(() => {
    const hasEnded = before.current !== null && token === null;
    const hasBegun = before.current === null && token !== null;
    before.current = token;
    // Who edits camps is told more of each.
    if (hasBegun) void queryClient.resetQueries({ queryKey: campKeys.list });
    if (!hasEnded) return;
    // The current camp is everyone's; everything else may be personal.
    const everyones = hashKey(campKeys.current);
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== everyones });
    if (lastSessionEnd() === 'expired') toast.info(sessionEnded);
  }, [token, queryClient, toast]);

  return null;
}
