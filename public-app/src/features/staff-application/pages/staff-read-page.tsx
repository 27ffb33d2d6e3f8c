import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { counselorStatusWords } from '@camp/contracts/counselor/status';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SubmittedPage } from '../../registration/submitted-page';
import { VaccinationProof } from '../../vaccination/components/vaccination-proof';

/** `/staff/read/{id}`: a staff application, to read and to print. */
export default function StaffReadPage() {
  const { id = '' } = useParams();
  return (
    <SubmittedPage
      title={guardedPages.staffRead.title}
      noun="application"
      declaration={staffApplicationRecord}
      query={useQuery(staffApplicationQuery(id))}
      sign={() => <TrailSign kind="submitted">{counselorStatusWords.submitted}</TrailSign>}
      picture={(application) => <VaccinationProof record={application} />}
    />
  );
}
