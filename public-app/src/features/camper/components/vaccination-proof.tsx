import { useVaccinationImage } from '@camp/api-client/camper/use-vaccination-image';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { ProtectedPicture } from '@camp/ui/protected-picture';
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
  return (
    <ProtectedPicture
      {...useVaccinationImage(_id)}
      alt={`Proof of vaccination of ${nameFirst} ${nameLast}`}
    />
  );
}
