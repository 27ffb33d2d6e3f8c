import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { campDaysOfLabels } from '@camp/contracts/camp/camp-days';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { ChangePage } from '../../registration/change-page';
import { staffSlots } from '../forms/staff-slots';

/** `/staff/edit/{id}`: edits a staff application with the form that created it. */
export default function StaffEditPage() {
  return (
    <ChangePage
      title={guardedPages.staffEdit.title}
      label="Staff application"
      kind="staff"
      noun="application"
      form={staffApplicationForm}
      queryOf={staffApplicationQuery}
      read={(application, { startDate }) => ({
        ...application,
        daysAtCamp: campDaysOfLabels(application.daysAtCamp, startDate),
      })}
      update={staffApplicationOperations.update}
      slots={({ camp, record }) => staffSlots({ camp, isProofStored: Boolean(record.covidVaccineImage) })}
    />
  );
}
