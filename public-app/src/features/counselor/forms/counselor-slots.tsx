import type { CampRecord } from '@camp/contracts/camp/operations';
import type { counselorRecord } from '@camp/contracts/counselor/record';
import type { ReactNode } from 'react';
import type { SectionSlots } from '../../../forms/form-sections';
import { ZeroTolerancePolicy } from '../../camper/components/zero-tolerance-policy';
import { MandatoryMeetings } from '../components/mandatory-meetings';
import { Proof } from '../components/proof';

interface CounselorSlots {
  camp: CampRecord;
  /** At the beginning of the medical part. */
  beforeMedical?: ReactNode;
  /** A proof of vaccination is there already. */
  isProofStored: boolean;
}

/** What the counselor form has beside the fields of its declaration. */
export const counselorSlots = ({
  camp,
  beforeMedical,
  isProofStored,
}: CounselorSlots): SectionSlots<typeof counselorRecord> => ({
  medical: {
    before: beforeMedical,
    instead: { covidVaccineImage: <Proof isStored={isProofStored} /> },
  },
  'meetings-and-dates': { before: <MandatoryMeetings camp={camp} /> },
  'zero-tolerance': { before: <ZeroTolerancePolicy who="counselor" /> },
});
