import { camperKeys } from '@camp/api-client/camper/queries';
import { counselorKeys } from '@camp/api-client/counselor/queries';
import { useProtectedPicture } from '@camp/api-client/image/use-protected-picture';
import { staffApplicationKeys } from '@camp/api-client/staff-application/queries';
import * as camperOperations from '@camp/contracts/camper/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { ProtectedPicture } from '@camp/ui/protected-picture';
import { useState } from 'react';
import './vaccination-proof.css';

/** The kinds of record that come with a proof. */
type Proven = CamperRecord | CounselorRecord | StaffApplicationRecord;

const sources = {
  Camper: { operation: camperOperations.covidImage, keyOf: camperKeys.image },
  Counselor: { operation: counselorOperations.covidImage, keyOf: counselorKeys.image },
  Staff: { operation: staffApplicationOperations.covidImage, keyOf: staffApplicationKeys.image },
};

/** The proof of vaccination that was sent with a record, on demand; nothing when there is none. */
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
  const { operation, keyOf } = sources[type];
  return (
    <ProtectedPicture
      {...useProtectedPicture(operation, _id, keyOf(_id))}
      alt={`Proof of vaccination of ${nameFirst} ${nameLast}`}
    />
  );
}
