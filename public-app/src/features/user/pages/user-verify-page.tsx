import { pages } from '@camp/contracts/registries/pages';

export default function UserVerifyPage() {
  return <h1>{pages.userVerify.title}</h1>;
}
