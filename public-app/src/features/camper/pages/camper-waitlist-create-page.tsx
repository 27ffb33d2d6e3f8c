import { CamperRegistration } from '../components/camper-registration';

/** `/camper-waitlist/create`: registers a camper for the waitlist, with the same form. */
export default function CamperWaitlistCreatePage() {
  return <CamperRegistration forWaitlist />;
}
