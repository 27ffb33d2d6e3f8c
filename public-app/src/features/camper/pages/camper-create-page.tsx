import { CamperRegistration } from '../components/camper-registration';

/** `/camper/create`: registers a camper; `?copyFrom=` begins with an earlier registration. */
export default function CamperCreatePage() {
  return <CamperRegistration />;
}
