import * as camperOperations from '@camp/contracts/camper/operations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../call';
import { CallError } from '../call-error';
import { messageFor } from '../problem';
import { camperKeys } from './queries';

/**
 * A camper's proof of vaccination. The picture is protected: it is fetched with the token and leaves the memory with
 * the component that shows it.
 *
 * @param camperId of the registration
 * @returns `address` for an `img` once it is there, `problem` in words when it is not, `isLoading`, and `tryAgain`
 */
export function useVaccinationImage(camperId: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: camperKeys.image(camperId),
    queryFn: ({ signal }) => call(camperOperations.covidImage, { params: { id: camperId }, signal }),
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
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
}
