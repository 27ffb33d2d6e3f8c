import { pages } from '@camp/contracts/registries/pages';

export default function PasswordResetCreatePage() {
  return <h1>{pages.passwordResetCreate.title}</h1>;
}
