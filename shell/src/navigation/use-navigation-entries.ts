import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { useQuery } from '@tanstack/react-query';
import { navigationOf, type Navigation } from './navigation';

/** The navigation of the person at the screen, up to date with login, rights and registration window. */
export function useNavigationEntries(): Navigation {
  const session = useSession();
  const { data: camp } = useQuery(currentCampQuery());
  return navigationOf(session, camp?.registrationOpen ?? false);
}
