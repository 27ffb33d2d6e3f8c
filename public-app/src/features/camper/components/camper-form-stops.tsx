import type { CamperRecord } from '@camp/contracts/camper/operations';
import { FormSection } from '@camp/ui/form-section';
import type { ReactNode } from 'react';
import { medicalPolicy } from '../camper-form-copy';
import { formStops, type StopId } from '../forms/camper-form-sections';
import { CamperInformation } from './camper-information';
import { ContactFields } from './contact-fields';
import { EarlierContacts, EarlierImmunizations } from './earlier-answers';
import { Immunizations } from './immunizations';
import { MedicalInformation } from './medical-information';
import { Medications } from './medications';
import { ParentInformation } from './parent-information';
import { Pediatrician } from './pediatrician';
import { ZeroTolerance } from './zero-tolerance';

const descriptions: Partial<Record<StopId, string>> = {
  'parent-information': 'Taken from your account. Changes here are for this registration only.',
  'emergency-contact': 'Whom we call when we cannot reach you.',
  'drop-off-and-pick-up': 'Only these people bring your camper and take them home.',
  medical: medicalPolicy,
};

interface CamperFormStopsProps {
  /** The family's registrations of all years, which may know the contacts. */
  registrations: readonly CamperRecord[];
  /** The registration that this one starts from. */
  earlierCamper: CamperRecord | undefined;
  /** Answers of an earlier registration were taken over. */
  onAnswersTaken: () => void;
  /** Percent of the request that has been sent. */
  uploadProgress: number;
  /** Shown at the beginning of the medical part. */
  medicalDraftConsent: ReactNode;
}

/** All sections of the form, one below the other. */
export function CamperFormStops({
  registrations,
  earlierCamper,
  onAnswersTaken,
  uploadProgress,
  medicalDraftConsent,
}: CamperFormStopsProps) {
  const contents: Record<StopId, ReactNode> = {
    'camper-information': <CamperInformation />,
    'parent-information': <ParentInformation />,
    'emergency-contact': (
      <>
        <EarlierContacts registrations={registrations} onTaken={onAnswersTaken} />
        <ContactFields kind="emergencyContact" who="Emergency contact" />
      </>
    ),
    'drop-off-and-pick-up': (
      <>
        <ContactFields kind="dropOffContact" who="Drop-off contact" />
        <ContactFields kind="pickUpContact" who="Pick-up contact" />
      </>
    ),
    medical: (
      <>
        {medicalDraftConsent}
        <MedicalInformation />
      </>
    ),
    immunizations: (
      <>
        <EarlierImmunizations camper={earlierCamper} onTaken={onAnswersTaken} />
        <Immunizations uploadProgress={uploadProgress} />
      </>
    ),
    pediatrician: <Pediatrician />,
    medications: <Medications />,
    'zero-tolerance': <ZeroTolerance />,
  };
  return formStops.map(({ id, title }) => (
    <FormSection key={id} id={id} title={title} description={descriptions[id]}>
      {contents[id]}
    </FormSection>
  ));
}
