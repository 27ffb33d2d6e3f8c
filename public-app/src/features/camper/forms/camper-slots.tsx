import { camperRecord } from '@camp/contracts/camper/record';
import type { SectionSlots } from '@camp/forms/form-sections';
import { ProofOfVaccination } from '@camp/forms/proof-of-vaccination';
import { VaccinationAnswer } from '@camp/forms/vaccination-answer';
import type { SlotsFor } from '../../registration/medical-slot';
import { ZeroTolerancePolicy } from '../components/zero-tolerance-policy';

/** The camper form's content around its declared fields, and replacements for some of them. */
export const camperSlots = ({
  beforeMedical,
  isProofStored,
}: Omit<SlotsFor, 'camp'>): SectionSlots<typeof camperRecord> => ({
  medical: { before: beforeMedical },
  immunizations: {
    instead: {
      covid: <VaccinationAnswer field={camperRecord.fields.covid} asksIfOldEnough />,
      covidVaccineImage: (
        <ProofOfVaccination field={camperRecord.fields.covidVaccineImage} isStored={isProofStored} />
      ),
    },
  },
  'zero-tolerance': { before: <ZeroTolerancePolicy who="camper" /> },
});
