import type { CampRecord } from '@camp/contracts/camp/operations';
import { meetingsContent } from '@camp/contracts/content/counselors';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { useSavedContent } from '@camp/ui/content/use-saved-content';
import { Prose } from '@camp/ui/page/page-layout';
import type { SectionSlots } from '@camp/forms/form-sections';
import { medicalSlot, type SlotsFor } from '../../registration/medical-slot';
import { ZeroTolerancePolicy } from '../../camper/components/zero-tolerance-policy';
import { CampDatesBanner } from '../components/camp-dates-banner';

/** The toast of an invalid form, worded as specified. */
export const counselorFormInvalid = 'Form invalid. Please fix any errors and submit agian.';

/** The counselor form's content around its declared fields. */
export const counselorSlots = (shown: SlotsFor): SectionSlots<typeof counselorRecord> => ({
  medical: medicalSlot(shown, counselorRecord.fields),
  'meetings-and-dates': { before: <MandatoryMeetings camp={shown.camp} /> },
  'zero-tolerance': { before: <ZeroTolerancePolicy who="counselor" /> },
});

/** The meetings that counselors must attend. */
function MandatoryMeetings({ camp }: { camp: CampRecord }) {
  useSavedContent();
  const { introduction, required, otherwise } = meetingsContent;
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
