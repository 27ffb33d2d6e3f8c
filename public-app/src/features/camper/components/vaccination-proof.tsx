import { useVaccinationImage } from '@camp/api-client/camper/use-vaccination-image';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/button';
import { Skeleton } from '@camp/ui/skeleton';
import { useState } from 'react';
import './vaccination-proof.css';

/** The proof of vaccination that was sent with a registration, on demand; nothing when there is none. */
export function VaccinationProof({ camper }: { camper: CamperRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!camper.covidVaccineImage) return null;
  return (
    <details className="vaccination-proof" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Proof of vaccination</summary>
      {isOpen && <Picture camper={camper} />}
    </details>
  );
}

function Picture({ camper: { _id, nameFirst, nameLast } }: { camper: CamperRecord }) {
  const { address, problem, isLoading, tryAgain } = useVaccinationImage(_id);
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
  return <img src={address} alt={`Proof of vaccination of ${nameFirst} ${nameLast}`} />;
}
