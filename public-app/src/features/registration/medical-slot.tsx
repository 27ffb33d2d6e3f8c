import type { CampRecord } from '@camp/contracts/camp/operations';
import type { Field, PictureField } from '@camp/contracts/records/field';
import type { ReactNode } from 'react';
import { ProofOfVaccination } from '@camp/forms/proof-of-vaccination';
import { VaccinationAnswer } from '@camp/forms/vaccination-answer';

/** The data that the content around a registration's fields depends on. */
export interface SlotsFor {
  camp: CampRecord;
  /** Shown at the start of the medical section. */
  beforeMedical?: ReactNode;
  /** Whether a proof of vaccination is already stored. */
  isProofStored?: boolean;
}

/** The medical section with its vaccination answer and proof. */
export const medicalSlot = (
  { beforeMedical, isProofStored }: SlotsFor,
  { covid, covidVaccineImage }: { covid: Field; covidVaccineImage: PictureField },
) => ({
  before: beforeMedical,
  instead: {
    covid: <VaccinationAnswer field={covid} />,
    covidVaccineImage: <ProofOfVaccination field={covidVaccineImage} isStored={isProofStored} />,
  },
});
