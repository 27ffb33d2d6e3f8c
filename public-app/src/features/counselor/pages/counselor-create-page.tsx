import { counselorQuery } from '@camp/api-client/counselor/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { counselorContent } from '@camp/contracts/content/counselors';
import { counselorForm } from '@camp/contracts/counselor/form';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { useQuery } from '@tanstack/react-query';
import { CreatePage } from '../../registration/create-page';
import { latestOf } from '../../registration/latest-of';
import { RegistrationForm } from '../../registration/registration-form';
import { useCopyFrom } from '../../registration/use-copy-from';
import { familyParentQuery } from '../../registration/family-queries';
import { useFamilyRecords } from '../../registration/use-family-records';
import { CampDatesBanner } from '../components/camp-dates-banner';
import { counselorFormInvalid, counselorSlots } from '../forms/counselor-slots';
import { knownOfCounselor } from '../forms/known-of-counselor';

const { title, path } = guardedPages.counselorCreate;

/** `/counselor/create`: registers a counselor, or says why that is not possible. */
export default function CounselorCreatePage() {
  const { copyFrom, earlier } = useCopyFrom(counselorQuery);
  const parent = useQuery(familyParentQuery());
  const { family, records } = useFamilyRecords();
  const { counselor, camper } = records;
  return (
    <CreatePage
      title={title}
      head={({ year, registrationStaffEnd: due }) => ({
        title: `${title} ${year}`,
        lead: `${counselorContent.eligibility}${isPastDue(due, new Date()) ? '' : ` Registration is due ${formatGmt(due)}.`}`,
      })}
      helpful={[parent, family]}
      earlier={earlier}
      registrations={counselor}
      refusal={{ title: 'We can’t open the earlier registration', startOver: path }}
    >
      {(known) => (
        <>
          <CampDatesBanner camp={known.camp} />
          <RegistrationForm
            label="Counselor registration"
            known={known}
            copyFrom={copyFrom}
            registrations={counselor}
            form={counselorForm}
            firstValues={knownOfCounselor(known.user, parent.data ?? undefined, earlier?.data)}
            // The family's campers have the same pediatrician.
            earlier={{ person: earlier?.data, family: latestOf([...counselor, ...camper]) }}
            slots={({ medicalDraftConsent }) =>
              counselorSlots({ camp: known.camp, beforeMedical: medicalDraftConsent })
            }
            create={counselorOperations.create}
            arrival={{
              said: 'Counselor Registration successfully created!',
              next: (id) => `${addressOf(guardedPages.counselorApplicationCreate)}?counselor=${id}`,
            }}
            refusal={counselorFormInvalid}
            submit="Submit Registration"
          />
        </>
      )}
    </CreatePage>
  );
}
