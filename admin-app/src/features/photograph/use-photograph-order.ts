import { call } from '@camp/api-client/call';
import { photographKeys } from '@camp/api-client/photograph/queries';
import { messageFor } from '@camp/api-client/problem';
import * as photographOperations from '@camp/contracts/photograph/operations';
import type { PhotographRecord } from '@camp/contracts/photograph/operations';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

const mutationKey = ['photograph', 'order'];
const queryKey = photographKeys.all;

/**
 * Moves photographs at once, and sends each new order after the one before it. The focus follows what was moved.
 *
 * @param listed in the server's order
 * @returns `photographs` in the order that they were moved to, `move` from one position to another, and `said`: the new
 *   position, for screen readers
 */
export function usePhotographOrder(listed: readonly PhotographRecord[]) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [said, setSaid] = useState('');
  const order = useMutation({
    mutationKey,
    mutationFn: (ids: string[]) => call(photographOperations.order, { body: { photographs: ids } }),
    scope: { id: mutationKey.join() },
    meta: { quiet: true },
    onError: (error) => toast.error(messageFor(error)),
    onSettled: async () => {
      // An earlier order would show the later ones undone.
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  });
  const sent = order.isPending ? order.variables : undefined;
  // A list that is refetched meanwhile still has the order from before the moves.
  const photographs = useMemo(() => inOrder(listed, sent), [listed, sent]);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    // The browser takes the focus off an element that is moved.
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  }, [photographs]);

  const move = (from: number, to: number, focusedId?: string) => {
    const photograph = photographs[from];
    if (!photograph || !photographs[to] || from === to) return;
    const moved = photographs.filter((other) => other !== photograph);
    moved.splice(to, 0, photograph);
    focused.current = focusedId;
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, moved);
    setSaid(`Moved to position ${to + 1} of ${moved.length}.`);
    order.mutate(moved.map(({ _id }) => _id));
  };
  return { photographs, move, said };
}

/** The photographs in the order of their ids. Those that were added since follow. */
function inOrder(photographs: readonly PhotographRecord[], ids: readonly string[] = []): PhotographRecord[] {
  const byId = new Map(photographs.map((photograph) => [photograph._id, photograph]));
  return [...new Set([...ids, ...byId.keys()])].flatMap((id) => byId.get(id) ?? []);
}
