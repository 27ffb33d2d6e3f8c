import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/staff/read/{id}`: a staff application, to read and print. */
export default function StaffReadPage() {
  return (
    <SubmittedPage noun="application" declaration={staffApplicationRecord} queryOf={staffApplicationQuery} />
  );
}
