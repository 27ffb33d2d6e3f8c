import { useSession } from '@camp/api-client/user/use-session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { pages } from '@camp/contracts/registries/pages';
import { TextLink } from '@camp/ui/text-link';
import { generatePath } from 'react-router-dom';

/** The way to the profile of whoever registered a camper, for people who may open it. */
export function OwnersProfile({ camper: { userId } }: { camper: CamperRecord }) {
  const { may } = useSession();
  if (!may('data', 'camper') && !may('edit', 'user')) return null;
  return <TextLink to={generatePath(pages.userProfile.path, { id: userId })}>Profile of the family</TextLink>;
}
