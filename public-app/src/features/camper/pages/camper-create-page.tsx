import { CamperRegistration } from '../components/camper-registration';

/** `/camper/create`: registers a camper. `?copyFrom=` prefills it from an earlier registration. */
export default function CamperCreatePage() {
  return <CamperRegistration />;
}
