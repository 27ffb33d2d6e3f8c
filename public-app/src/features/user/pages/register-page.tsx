import { pages } from '@camp/contracts/registries/pages';

export default function RegisterPage() {
  return <h1>{pages.register.title}</h1>;
}
