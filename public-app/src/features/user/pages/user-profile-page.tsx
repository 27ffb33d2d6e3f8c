import { pages } from '@camp/contracts/registries/pages';

export default function UserProfilePage() {
  return <h1>{pages.userProfile.title}</h1>;
}
