import { pages } from '@camp/contracts/registries/pages';

export default function CamperCreatePage() {
  return <h1>{pages.camperCreate.title}</h1>;
}
