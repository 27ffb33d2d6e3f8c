import { camperQuery } from '@camp/api-client/camper/queries';
import { camperRecord } from '@camp/contracts/camper/record';
import { SubmittedPage } from '../../registration/submitted-page';

/** `/camper/read/{id}`: a camper's submitted registration, to read and print. */
export default function CamperReadPage() {
  return <SubmittedPage noun="registration" declaration={camperRecord} queryOf={camperQuery} />;
}
