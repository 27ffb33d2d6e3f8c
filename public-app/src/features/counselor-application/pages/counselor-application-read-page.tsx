import { counselorApplicationQuery } from '@camp/api-client/counselor-application/queries';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/counselor-app/read/{id}`: a counselor's application, to read and print. */
export default function CounselorApplicationReadPage() {
  return (
    <SubmittedPage
      noun="application"
      declaration={counselorApplicationRecord}
      queryOf={counselorApplicationQuery}
    />
  );
}
