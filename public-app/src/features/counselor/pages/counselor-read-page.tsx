import { counselorQuery } from '@camp/api-client/counselor/queries';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/counselor/read/{id}`: what was submitted for a counselor, to read and to print. */
export default function CounselorReadPage() {
  return <SubmittedPage noun="registration" declaration={counselorRecord} queryOf={counselorQuery} />;
}
