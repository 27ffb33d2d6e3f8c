import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { staffContent } from '@camp/contracts/content/staff';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { CampDays, campDayOptions } from '@camp/forms/camp-days';
import { firstValues } from '@camp/forms/prefill';
import { CreatePage } from '../../registration/create-page';
import { RegistrationForm } from '../../registration/registration-form';
import { useCopyFrom } from '../../registration/use-copy-from';
import { useFamilyRecords } from '../../registration/use-family-records';
import { staffSlots } from '../forms/staff-slots';

const { title, path } = guardedPages.staffCreate;

/** `/staff/create`: creates a staff application, or says why that is not possible. */
export default function StaffCreatePage() {
  const { copyFrom, earlier } = useCopyFrom(staffApplicationQuery);
  const { family, records } = useFamilyRecords();
  return (
    <CreatePage
      title={title}
      head={({ registrationStaffEnd: due }) => ({ lead: `Staff Applications Due by ${formatGmt(due)}` })}
      helpful={[family]}
      earlier={earlier}
      registrations={records.staff}
      refusal={{ title: 'We can’t open the earlier application', startOver: path }}
    >
      {(known) => (
        <>
          {isPastDue(known.camp.registrationStaffEnd, new Date()) && (
            <Alert kind="warning">
              <p>{staffContent.late}</p>
            </Alert>
          )}
          <CampDays value={campDayOptions(known.camp)}>
            <RegistrationForm
              label="Staff application"
              known={known}
              copyFrom={copyFrom}
              registrations={records.staff}
              form={staffApplicationForm}
              firstValues={firstValues(staffApplicationForm.record, {
                account: known.user,
                earlier: earlier?.data,
              })}
              earlier={{ person: earlier?.data }}
              slots={({ medicalDraftConsent }) =>
                staffSlots({ camp: known.camp, beforeMedical: medicalDraftConsent })
              }
              create={staffApplicationOperations.create}
              arrival={{ said: 'Staff Application successfully submitted!' }}
              submit="Submit Application"
            />
          </CampDays>
        </>
      )}
    </CreatePage>
  );
}
