import { pages } from '@camp/contracts/registries/pages';

export default function PasswordResetPage() {
  return <h1>{pages.passwordReset.title}</h1>;
}
