import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { staffContent } from '@camp/contracts/content/staff';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { CampDays, campDayOptions } from '@camp/forms/camp-days';
import { draftKey } from '@camp/forms/draft/draft-store';
import { firstValues } from '@camp/forms/prefill';
import { CreatePage } from '../../registration/create-page';
import { RegisteredThisYear } from '../../registration/registered-this-year';
import { RegistrationForm } from '../../registration/registration-form';
import { useCopyFrom } from '../../registration/use-copy-from';
import { useFamilyRecords } from '../../registration/use-family-records';
import { useSend } from '../../registration/use-send';
import { staffSlots } from '../forms/staff-slots';

const { title, path } = guardedPages.staffCreate;
const { record } = staffApplicationForm;
const none: readonly never[] = [];

/** `/staff/create`: the staff application, or why there is none at the moment. */
export default function StaffCreatePage() {
  const { copyFrom, earlier } = useCopyFrom(staffApplicationQuery);
  const records = useFamilyRecords();
  const registrations = records.data?.staff ?? none;
  const send = useSend(staffApplicationOperations.create, {
    said: 'Staff Application successfully submitted!',
  });
  return (
    <CreatePage
      title={title}
      head={({ registrationStaffEnd: due }) => ({ lead: `Staff Applications Due by ${formatGmt(due)}` })}
      helpful={[records]}
      earlier={earlier}
      refusal={{ title: 'The earlier application cannot be opened', startAnew: path }}
    >
      {({ camp, user }) => (
        <>
          <RegisteredThisYear earlier={earlier?.data} registrations={registrations} campYear={camp.year} />
          {isPastDue(camp.registrationStaffEnd, new Date()) && (
            <Alert kind="warning">
              <p>{staffContent.late}</p>
            </Alert>
          )}
          <CampDays value={campDayOptions(camp)}>
            <RegistrationForm
              label="Staff application"
              registrations={registrations}
              campYear={camp.year}
              form={staffApplicationForm}
              draftKey={draftKey(record, user._id, camp.year, copyFrom)}
              firstValues={firstValues(record, { account: user, earlier: earlier?.data })}
              earlier={{ person: earlier?.data }}
              slots={({ medicalDraftConsent }) => staffSlots({ camp, beforeMedical: medicalDraftConsent })}
              send={(sent) => send(sent, { userId: user._id })}
              submit="Submit Application"
            />
          </CampDays>
        </>
      )}
    </CreatePage>
  );
}
