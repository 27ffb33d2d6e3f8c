import { counselorQuery } from '@camp/api-client/counselor/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { counselorContent } from '@camp/contracts/content/counselors';
import { counselorForm } from '@camp/contracts/counselor/form';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { useQuery } from '@tanstack/react-query';
import { draftKey } from '@camp/forms/draft/draft-store';
import { CreatePage } from '../../registration/create-page';
import { latestOf } from '../../registration/latest-of';
import { RegisteredThisYear } from '../../registration/registered-this-year';
import { RegistrationForm } from '../../registration/registration-form';
import { useCopyFrom } from '../../registration/use-copy-from';
import { familyParentQuery } from '../../registration/family-queries';
import { useFamilyRecords } from '../../registration/use-family-records';
import { useSend } from '../../registration/use-send';
import { CampDatesBanner } from '../components/camp-dates-banner';
import { counselorFormInvalid, counselorSlots } from '../forms/counselor-slots';
import { knownOfCounselor } from '../forms/known-of-counselor';

const { title, path } = guardedPages.counselorCreate;
const none: readonly never[] = [];

/** `/counselor/create`: the registration of a counselor, or why there is none at the moment. */
export default function CounselorCreatePage() {
  const { copyFrom, earlier } = useCopyFrom(counselorQuery);
  const parent = useQuery(familyParentQuery());
  const records = useFamilyRecords();
  const { counselor = none, camper = none } = records.data ?? {};
  const send = useSend(counselorOperations.create, {
    said: 'Counselor Registration successfully created!',
    next: (id) => `${addressOf(guardedPages.counselorApplicationCreate)}?counselor=${id}`,
  });
  return (
    <CreatePage
      title={title}
      head={({ year, registrationStaffEnd: due }) => ({
        title: `${title} ${year}`,
        lead: `${counselorContent.eligibility}${isPastDue(due, new Date()) ? '' : ` Registration is due ${formatGmt(due)}.`}`,
      })}
      helpful={[parent, records]}
      earlier={earlier}
      refusal={{ title: 'This earlier registration cannot be opened', startAnew: path }}
    >
      {({ camp, user }) => (
        <>
          <RegisteredThisYear earlier={earlier?.data} registrations={counselor} campYear={camp.year} />
          <CampDatesBanner camp={camp} />
          <RegistrationForm
            label="Counselor registration"
            registrations={counselor}
            campYear={camp.year}
            form={counselorForm}
            draftKey={draftKey(counselorForm.record, user._id, camp.year, copyFrom)}
            firstValues={knownOfCounselor(user, parent.data ?? undefined, earlier?.data)}
            // A camper of the family has the same pediatrician.
            earlier={{ person: earlier?.data, family: latestOf([...counselor, ...camper]) }}
            slots={({ medicalDraftConsent }) => counselorSlots({ camp, beforeMedical: medicalDraftConsent })}
            send={(sent) => send(sent, { userId: user._id })}
            refusal={counselorFormInvalid}
            submit="Submit Registration"
          />
        </>
      )}
    </CreatePage>
  );
}
