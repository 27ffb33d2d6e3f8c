import { pages } from '@camp/contracts/registries/pages';

export default function CamperListPage() {
  return <h1>{pages.camperList.title}</h1>;
}
