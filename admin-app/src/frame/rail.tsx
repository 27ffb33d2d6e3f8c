import { destinationsFor } from '@camp/contracts/registries/administration-pages';
import { useSession } from '@camp/api-client/user/use-session';
import { Link, useLocation } from 'react-router-dom';
import { destinationAt } from './destinations';
import { RailIcon } from './rail-icons';

interface RailProps {
  /** Called on navigation, so that a sheet can close. */
  onGo?: () => void;
}

/** The navigation of the administration. */
export function Rail({ onGo }: RailProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const here = destinationAt(pathname);
  return (
    <nav aria-label="Administration" className="frame-rail">
      {destinationsFor(session).map((group) => (
        <ul className="camp-plain-list" key={group[0]?.name}>
          {group.map(({ name, path }) => (
            <li key={name}>
              <Link
                to={path}
                aria-current={name !== here ? undefined : path === pathname ? 'page' : 'true'}
                onClick={onGo}
              >
                <RailIcon name={name} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
