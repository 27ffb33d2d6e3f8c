import { useProof } from '@camp/api-client/image/use-proof';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { kindOfProved } from '@camp/contracts/vaccination/proved-types';
import { ProtectedPicture } from '@camp/ui/content/protected-picture';
import { useState } from 'react';
import './vaccination-proof.css';

/** The kinds of record that have a proof. */
type Proven = CamperRecord | CounselorRecord | StaffApplicationRecord;

/**
 * The proof of vaccination sent with a record. It is loaded when the reader asks. Renders nothing without a proof.
 */
export function VaccinationProof({ record }: { record: Proven }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!record.covidVaccineImage) return null;
  return (
    <details className="vaccination-proof" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Proof of vaccination</summary>
      {isOpen && <Picture record={record} />}
    </details>
  );
}

function Picture({ record: { _id, type, nameFirst, nameLast } }: { record: Proven }) {
  return (
    <ProtectedPicture
      {...useProof(kindOfProved[type], _id)}
      alt={`Proof of vaccination of ${nameFirst} ${nameLast}`}
    />
  );
}
