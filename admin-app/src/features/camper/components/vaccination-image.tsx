import { useVaccinationImage } from '@camp/api-client/camper/use-vaccination-image';
import { Button } from '@camp/ui/button';
import { Skeleton } from '@camp/ui/skeleton';

/** A camper's proof of vaccination, for holders of `data`. */
export function VaccinationImage({ camperId, name }: { camperId: string; name: string }) {
  const { address, problem, isLoading, tryAgain } = useVaccinationImage(camperId);
  if (problem) {
    return (
      <div role="status">
        <p>{problem}</p>
        <Button variant="quiet" size="small" busy={isLoading} onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  if (!address) return <Skeleton shape="block" label="Loading the picture" />;
  return <img src={address} alt={`Proof of vaccination of ${name}`} className="camper-raw-data__picture" />;
}
