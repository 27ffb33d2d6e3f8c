import { askAheadForFamily } from '../../registration/use-family-records';
import { CamperRegistration } from '../components/camper-registration';

export const askAhead = askAheadForFamily;

/** `/camper-waitlist/create`: the same form for a family that chooses the waitlist. */
export default function CamperWaitlistCreatePage() {
  return <CamperRegistration forWaitlist />;
}
