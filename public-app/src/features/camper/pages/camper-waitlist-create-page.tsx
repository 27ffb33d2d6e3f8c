import { CamperRegistration } from '../components/camper-registration';

/** `/camper-waitlist/create`: the same form for a family that selects the waitlist. */
export default function CamperWaitlistCreatePage() {
  return <CamperRegistration forWaitlist />;
}
