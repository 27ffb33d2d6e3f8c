import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { messageFor } from '@camp/api-client/problem';
import { Button } from '@camp/ui/button';
import { Skeleton } from '@camp/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * A camper's proof of vaccination. The picture is protected: it is fetched with the token and leaves the memory with
 * this component.
 */
export function VaccinationImage({ camperId, name }: { camperId: string; name: string }) {
  const image = useQuery({
    queryKey: ['camper', 'covid-image', camperId],
    queryFn: ({ signal }) => call('camper.covid-image', { params: { id: camperId }, signal }),
    gcTime: 0,
    meta: { quiet: true },
  });
  const address = useObjectAddress(image.data);

  if (image.isError) {
    const isPending = image.error instanceof CallError && image.error.code === 'image-pending';
    return (
      <div role="status">
        <p>{isPending ? 'The picture is still being prepared.' : messageFor(image.error)}</p>
        <Button variant="quiet" size="small" busy={image.isFetching} onClick={() => void image.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!address) return <Skeleton shape="block" label="Loading the picture" />;
  return <img src={address} alt={`Proof of vaccination of ${name}`} className="camper-raw-data__picture" />;
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
