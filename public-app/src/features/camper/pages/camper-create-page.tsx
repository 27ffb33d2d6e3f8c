import { askAheadForFamily } from '../../registration/use-family-records';
import { CamperRegistration } from '../components/camper-registration';

export const askAhead = askAheadForFamily;

/** `/camper/create`: registers a camper; `?copyFrom=` begins with an earlier registration. */
export default function CamperCreatePage() {
  return <CamperRegistration />;
}
