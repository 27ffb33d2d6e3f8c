import { pages } from '@camp/contracts/registries/pages';

export default function UserEditPage() {
  return <h1>{pages.userEdit.title}</h1>;
}
