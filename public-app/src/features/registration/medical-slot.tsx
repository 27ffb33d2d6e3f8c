import type { CampRecord } from '@camp/contracts/camp/operations';
import type { PictureField } from '@camp/contracts/records/field';
import type { ReactNode } from 'react';
import { ProofOfVaccination } from '@camp/forms/proof-of-vaccination';

/** What the parts beside the fields of a registration are shown for. */
export interface SlotsFor {
  camp: CampRecord;
  /** At the beginning of the medical part. */
  beforeMedical?: ReactNode;
  /** A proof of vaccination is there already. */
  isProofStored?: boolean;
}

/** The medical part with its proof of vaccination. @param field of the picture */
export const medicalSlot = ({ beforeMedical, isProofStored }: SlotsFor, field: PictureField) => ({
  before: beforeMedical,
  instead: { covidVaccineImage: <ProofOfVaccination field={field} isStored={isProofStored} /> },
});
