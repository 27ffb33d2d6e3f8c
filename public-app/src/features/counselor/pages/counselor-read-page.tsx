import { counselorQuery } from '@camp/api-client/counselor/queries';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/counselor/read/{id}`: what was submitted for a counselor, to read and to print. */
export default function CounselorReadPage() {
  return (
    <SubmittedPage
      title={guardedPages.counselorRead.title}
      noun="registration"
      declaration={counselorRecord}
      queryOf={counselorQuery}
    />
  );
}
