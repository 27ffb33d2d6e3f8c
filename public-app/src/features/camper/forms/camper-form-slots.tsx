import { camperRecord } from '@camp/contracts/camper/record';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { ReactNode } from 'react';
import { EarlierAnswers } from '../../../forms/earlier-answers';
import type { SectionSlots } from '../../../forms/form-sections';
import { offeredAnswers } from '../../../forms/prefill';
import { ProofOfVaccination } from '../../../forms/proof-of-vaccination';
import { VaccinationAnswer } from '../components/vaccination-answer';
import { ZeroTolerancePolicy } from '../components/zero-tolerance-policy';

interface CamperFormSlots {
  /** The family's registrations of all years, which may know the contacts. */
  registrations: readonly CamperRecord[];
  /** The registration that this one starts from. */
  earlierCamper: CamperRecord | undefined;
  /** Answers of an earlier registration were taken over. */
  onAnswersTaken: () => void;
  /** Shown at the beginning of the medical part. */
  medicalDraftConsent: ReactNode;
}

/** What stands in place of fields, or before them, whether a registration is made or changed. */
export const camperQuestionSlots = (isProofStored: boolean) =>
  ({
    immunizations: {
      instead: {
        covid: <VaccinationAnswer />,
        covidVaccineImage: (
          <ProofOfVaccination field={camperRecord.fields.covidVaccineImage} isStored={isProofStored} />
        ),
      },
    },
    'zero-tolerance': { before: <ZeroTolerancePolicy who="camper" /> },
  }) satisfies SectionSlots<typeof camperRecord>;

/** What the camper form has beside the fields of its declaration. */
export function camperFormSlots({
  registrations,
  earlierCamper,
  onAnswersTaken,
  medicalDraftConsent,
}: CamperFormSlots): SectionSlots<typeof camperRecord> {
  const questions = camperQuestionSlots(false);
  return {
    ...questions,
    'emergency-contact': {
      before: <EarlierContacts registrations={registrations} onTaken={onAnswersTaken} />,
    },
    medical: { before: medicalDraftConsent },
    immunizations: {
      ...questions.immunizations,
      before: <EarlierImmunizations camper={earlierCamper} onTaken={onAnswersTaken} />,
    },
  };
}

interface EarlierContactsProps {
  registrations: readonly CamperRecord[];
  onTaken: () => void;
}

/** Offers the contacts of the family's latest registration, so that nobody types them for each child and each year. */
function EarlierContacts({ registrations, onTaken }: EarlierContactsProps) {
  const [latest] = [...registrations].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    latest && (
      <EarlierAnswers
        label={`Use ${latest.nameFirst}’s contacts (${latest.campYear})`}
        groups={offeredAnswers(camperRecord, 'family', latest)}
        notice="Filled in: all contacts and the pediatrician, except where you had typed something. Please check that they are still right."
        onTaken={onTaken}
      />
    )
  );
}

interface EarlierImmunizationsProps {
  /** An earlier registration of the same child. */
  camper: CamperRecord | undefined;
  onTaken: () => void;
}

/** Offers the same child's immunization dates, which are looked up once and then stay as they are. */
function EarlierImmunizations({ camper, onTaken }: EarlierImmunizationsProps) {
  return (
    camper?.tdap &&
    camper.mmr && (
      <EarlierAnswers
        label={`Use the dates of ${camper.campYear}`}
        groups={offeredAnswers(camperRecord, 'earlier', camper)}
        notice="Filled in, except where you had chosen a date. Please correct them if there was another immunization since."
        onTaken={onTaken}
      />
    )
  );
}
