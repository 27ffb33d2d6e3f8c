import { camperRecord } from '@camp/contracts/camper/record';
import type { ReactNode } from 'react';
import type { SectionSlots } from '@camp/forms/form-sections';
import { ProofOfVaccination } from '@camp/forms/proof-of-vaccination';
import { VaccinationAnswer } from '@camp/forms/vaccination-answer';
import { ZeroTolerancePolicy } from '../components/zero-tolerance-policy';

/** What stands in place of fields, or before them, whether a registration is made or changed. */
export const camperQuestionSlots = (isProofStored: boolean) =>
  ({
    immunizations: {
      instead: {
        covid: <VaccinationAnswer field={camperRecord.fields.covid} tellsOldEnough />,
        covidVaccineImage: (
          <ProofOfVaccination field={camperRecord.fields.covidVaccineImage} isStored={isProofStored} />
        ),
      },
    },
    'zero-tolerance': { before: <ZeroTolerancePolicy who="camper" /> },
  }) satisfies SectionSlots<typeof camperRecord>;

/** What the camper form has beside the fields of its declaration. @param medicalDraftConsent at the beginning of the medical part */
export const camperFormSlots = (medicalDraftConsent: ReactNode): SectionSlots<typeof camperRecord> => ({
  ...camperQuestionSlots(false),
  medical: { before: medicalDraftConsent },
});
