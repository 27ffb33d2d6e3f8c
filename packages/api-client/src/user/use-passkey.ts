import type { PasskeyQuestion } from '@camp/contracts/user/passkey-operations';
import type { PasskeyAnswer } from '@camp/contracts/user/passkey-schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerWithPasskey, knowsPasskeys, preloadPasskeys } from './passkey';

interface UsePasskeyOptions {
  /** What the passkey is asked for, which is part of the query's key. */
  purpose: string;
  /** Gets the question from the server. Each question can be answered once. */
  ask: () => Promise<PasskeyQuestion>;
  /** Sends the answer. */
  send: (answer: PasskeyAnswer) => Promise<void>;
}

/**
 * Offers a passkey in place of a code.
 * @returns undefined for accounts and browsers without passkeys, and until the server has answered
 */
export function usePasskey({
  purpose,
  ask,
  send,
}: UsePasskeyOptions): { isBusy: boolean; use: () => void } | undefined {
  const { data, refetch } = useQuery({
    queryKey: ['passkey', purpose],
    queryFn: ask,
    enabled: knowsPasskeys(),
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  });
  const { isPending, mutate } = useMutation({
    mutationFn: async (question: object) => send(await answerWithPasskey(question)),
    // Busy until then, since the new question replaces the old one.
    onError: () => refetch(),
  });
  const options = data?.options;
  const isOffered = Boolean(options);
  useEffect(() => {
    if (isOffered) preloadPasskeys();
  }, [isOffered]);
  return options ? { isBusy: isPending, use: () => mutate(options) } : undefined;
}
