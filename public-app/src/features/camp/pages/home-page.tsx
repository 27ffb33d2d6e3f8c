import { pages } from '@camp/contracts/registries/pages';

export default function HomePage() {
  return <h1>{pages.home.title}</h1>;
}
