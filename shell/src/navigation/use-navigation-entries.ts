import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { entrances, publicPageList } from '@camp/contracts/registries/public-pages';
import { useQuery } from '@tanstack/react-query';
import { useGuardedPages } from '../routing/guarded-pages';
import { useSavedAt } from '../versions/use-saved-at';
import { navigationOf, type Navigation, type OfferedPage } from './navigation';

const forVisitors: readonly OfferedPage[] = Object.values(entrances);

/** The current person's navigation. It follows login, rights and whether registration is open, if that is known. */
export function useNavigationEntries(): Navigation {
  const session = useSession();
  const { data: camp } = useQuery(currentCampQuery());
  const pages = [...publicPageList, ...(useGuardedPages() ?? forVisitors)];
  const isSaved = useSavedAt() !== undefined;
  return navigationOf(pages, session, !isSaved && (camp?.registrationOpen ?? false));
}
