import { useSession } from '@camp/api-client/user/use-session';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { PersonIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/actions/link-button';
import { NavLink } from 'react-router-dom';
import type { NavigationLink } from '../navigation/navigation';
import { useLogout } from '../session/use-logout';

/** The right side: profile and Logout, or Login and Sign up (docs/product/public-site.md, Navigation). */
export function AccountLinks({ links }: { links: NavigationLink[] }) {
  const { isLoggedIn, user } = useSession();
  const { logOut, isLoggingOut } = useLogout();
  const { keepIn } = useReturnUrl();
  return (
    <div className="shell-account">
      {links.map(({ label, to }) =>
        isLoggedIn ? (
          <NavLink key={to} className="shell-account__profile" to={to}>
            <PersonIcon />
            <span>{user?.nameFirst ?? label}</span>
            {/* The name alone would not say where the link leads. */}
            {user && <span className="camp-visually-hidden">: {label}</span>}
          </NavLink>
        ) : (
          <LinkButton
            key={to}
            to={keepIn(to)}
            size="small"
            variant={to === publicPages.register.path ? 'primary' : 'quiet'}
          >
            {label}
          </LinkButton>
        ),
      )}
      {isLoggedIn && (
        <Button size="small" variant="quiet" busy={isLoggingOut} onClick={logOut}>
          Logout
        </Button>
      )}
    </div>
  );
}
