import { useSession } from '@camp/api-client/user/use-session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TextLink } from '@camp/ui/text-link';

/** The way to the profile of whoever registered a camper, for people who may open it. */
export function OwnersProfile({ camper: { userId } }: { camper: CamperRecord }) {
  const { may } = useSession();
  if (!may('data', 'camper') && !may('edit', 'user')) return null;
  return <TextLink to={addressOf(guardedPages.userProfile, { id: userId })}>Profile of the family</TextLink>;
}
