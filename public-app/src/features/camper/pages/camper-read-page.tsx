import { camperQuery } from '@camp/api-client/camper/queries';
import { camperRecord } from '@camp/contracts/camper/record';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/camper/read/{id}`: what was submitted for a camper, to read and to print. */
export default function CamperReadPage() {
  return (
    <SubmittedPage
      title={guardedPages.camperRead.title}
      noun="registration"
      declaration={camperRecord}
      queryOf={camperQuery}
    />
  );
}
