import { counselorQuery } from '@camp/api-client/counselor/queries';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/counselor/read/{id}`: a counselor's submitted registration, to read and print. */
export default function CounselorReadPage() {
  return <SubmittedPage noun="registration" declaration={counselorRecord} queryOf={counselorQuery} />;
}
