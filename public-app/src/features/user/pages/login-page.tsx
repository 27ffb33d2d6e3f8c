import { pages } from '@camp/contracts/registries/pages';

export default function LoginPage() {
  return <h1>{pages.login.title}</h1>;
}
