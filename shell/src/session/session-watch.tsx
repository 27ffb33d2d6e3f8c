import { lastSessionEnd, useToken } from '@camp/api-client/session';
import { campKeys } from '@camp/api-client/camp/queries';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { useToast } from '@camp/ui/feedback/toast';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Removes the person's data when a session ends, and shows a message if the server ended it. Guarded pages redirect
 * to the login and back. People on a public page stay there as visitors.
 */
export function SessionWatch() {
  const token = useToken();
  // What the page came with is for visitors, so arriving with a session counts as its beginning.
  const before = useRef<string | null>(null);
  const queryClient = useQueryClient();
  const toast = useToast();

  useEffect(() => {
    const hasEnded = before.current !== null && token === null;
    const hasBegun = before.current === null && token !== null;
    before.current = token;
    // People who may edit camps get more fields of each camp.
    if (hasBegun) void queryClient.resetQueries({ queryKey: campKeys.list });
    if (!hasEnded) return;
    // The current camp is public. All other data may be personal.
    const everyones = hashKey(campKeys.current);
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== everyones });
    const end = lastSessionEnd();
    if (end === 'expired' || end === 'gone') toast.info(sessionEnded);
  }, [token, queryClient, toast]);

  return null;
}
