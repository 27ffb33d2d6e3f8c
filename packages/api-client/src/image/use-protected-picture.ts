import type { Operation } from '@camp/contracts/operations/operation';
import type { ById } from '@camp/contracts/operations/replies';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../call';
import { CallError } from '../call-error';
import { messageFor } from '../problem';

/**
 * Fetches a picture with restricted access, and removes it from memory when the component unmounts.
 *
 * @param operation that returns the picture
 * @param id of the picture's record
 * @param queryKey of the cache entry
 * @returns `address` for an `img` once it is loaded, `problem` in words if that failed, `isLoading`, and `tryAgain`
 */
export function useProtectedPicture(
  operation: Operation<{ params: ById }, Uint8Array>,
  id: string,
  queryKey: readonly string[],
) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
    gcTime: 0,
    meta: { quiet: true },
  });
  return {
    address: useObjectAddress(data),
    problem: error ? wordsFor(error) : undefined,
    isLoading: isFetching,
    tryAgain: () => void refetch(),
  };
}

function wordsFor(error: Error): string {
  const isPending = error instanceof CallError && error.code === 'image-pending';
  return isPending ? 'The picture is still being prepared.' : messageFor(error);
}

function useObjectAddress(blob: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ blob: Blob; address: string }>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setShown({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  // While another record's picture loads, the address is still that of the one before.
  return shown?.blob === blob ? shown?.address : undefined;
}
