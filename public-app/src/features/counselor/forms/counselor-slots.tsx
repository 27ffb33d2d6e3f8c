import type { CampRecord } from '@camp/contracts/camp/operations';
import { counselorContent } from '@camp/contracts/content/counselors';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { Prose } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import type { SectionSlots } from '../../../forms/form-sections';
import { ProofOfVaccination } from '../../../forms/proof-of-vaccination';
import { ZeroTolerancePolicy } from '../../camper/components/zero-tolerance-policy';
import { CampDatesBanner } from '../components/camp-dates-banner';

/** The toast of a refused form; sic. */
export const counselorFormInvalid = 'Form invalid. Please fix any errors and submit agian.';

interface CounselorSlots {
  camp: CampRecord;
  /** At the beginning of the medical part. */
  beforeMedical?: ReactNode;
  /** A proof of vaccination is there already. */
  isProofStored?: boolean;
}

/** What the counselor form has beside the fields of its declaration. */
export const counselorSlots = ({
  camp,
  beforeMedical,
  isProofStored,
}: CounselorSlots): SectionSlots<typeof counselorRecord> => ({
  medical: {
    before: beforeMedical,
    instead: {
      covidVaccineImage: (
        <ProofOfVaccination field={counselorRecord.fields.covidVaccineImage} isStored={isProofStored} />
      ),
    },
  },
  'meetings-and-dates': { before: <MandatoryMeetings camp={camp} /> },
  'zero-tolerance': { before: <ZeroTolerancePolicy who="counselor" /> },
});

/** What a counselor may not miss. */
function MandatoryMeetings({ camp }: { camp: CampRecord }) {
  const { introduction, required, otherwise } = counselorContent.meetings;
  return (
    <>
      <Prose>
        <p>{introduction}</p>
        <ul>
          {required.map((meeting) => (
            <li key={meeting}>{meeting}</li>
          ))}
        </ul>
        <p>{otherwise}</p>
      </Prose>
      <CampDatesBanner camp={camp} />
    </>
  );
}
