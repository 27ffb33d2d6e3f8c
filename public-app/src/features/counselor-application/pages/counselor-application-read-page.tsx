import { counselorApplicationQuery } from '@camp/api-client/counselor-application/queries';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { counselorStatusWords } from '@camp/contracts/counselor/status';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/counselor-app/read/{id}`: the application of a counselor, to read and to print. */
export default function CounselorApplicationReadPage() {
  const { id = '' } = useParams();
  return (
    <SubmittedPage
      title={guardedPages.counselorApplicationRead.title}
      noun="application"
      declaration={counselorApplicationRecord}
      query={useQuery(counselorApplicationQuery(id))}
      sign={() => <TrailSign kind="submitted">{counselorStatusWords.submitted}</TrailSign>}
    />
  );
}
