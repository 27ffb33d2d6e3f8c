import { counselorQuery } from '@camp/api-client/counselor/queries';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SubmittedPage } from '../../registration/submitted-page';
import { VaccinationProof } from '../../vaccination/components/vaccination-proof';

/** `/counselor/read/{id}`: what was submitted for a counselor, to read and to print. */
export default function CounselorReadPage() {
  const { id = '' } = useParams();
  return (
    <SubmittedPage
      title={guardedPages.counselorRead.title}
      noun="registration"
      declaration={counselorRecord}
      query={useQuery(counselorQuery(id))}
      sign={(counselor) => {
        const status = counselorStatus(counselor);
        return <TrailSign kind={status}>{counselorStatusWords[status]}</TrailSign>;
      }}
      picture={(counselor) => <VaccinationProof record={counselor} />}
    />
  );
}
