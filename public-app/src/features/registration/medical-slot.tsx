import type { CampRecord } from '@camp/contracts/camp/operations';
import type { PictureField } from '@camp/contracts/records/field';
import type { ReactNode } from 'react';
import { ProofOfVaccination } from '@camp/forms/proof-of-vaccination';

/** The data that the content around a registration's fields depends on. */
export interface SlotsFor {
  camp: CampRecord;
  /** Shown at the start of the medical section. */
  beforeMedical?: ReactNode;
  /** Whether a proof of vaccination is already stored. */
  isProofStored?: boolean;
}

/** The medical section with its proof of vaccination. @param field of the picture */
export const medicalSlot = ({ beforeMedical, isProofStored }: SlotsFor, field: PictureField) => ({
  before: beforeMedical,
  instead: { covidVaccineImage: <ProofOfVaccination field={field} isStored={isProofStored} /> },
});
