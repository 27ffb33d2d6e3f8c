import { camperQuery } from '@camp/api-client/camper/queries';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperStatus } from '@camp/contracts/camper/status';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SubmittedPage } from '../../registration/submitted-page';
import { VaccinationProof } from '../../vaccination/components/vaccination-proof';

/** `/camper/read/{id}`: what was submitted for a camper, to read and to print. */
export default function CamperReadPage() {
  const { id = '' } = useParams();
  return (
    <SubmittedPage
      title={guardedPages.camperRead.title}
      noun="registration"
      declaration={camperRecord}
      query={useQuery(camperQuery(id))}
      sign={(camper) => <TrailSign kind={camperStatus(camper)} />}
      picture={(camper) => <VaccinationProof record={camper} />}
    />
  );
}
