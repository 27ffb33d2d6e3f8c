import { logOut } from '@camp/api-client/user/log-out';
import { useSession } from '@camp/api-client/user/use-session';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { PersonIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/actions/link-button';
import { useMutation } from '@tanstack/react-query';
import { NavLink, useNavigate } from 'react-router-dom';
import type { Navigation } from '../navigation/navigation';

/** The right side of the header: profile and Logout, or Login and Sign up (docs/product/public-site.md, Navigation). */
export function AccountLinks({ links }: { links: Navigation['account'] }) {
  const { isLoggedIn, user } = useSession();
  const navigate = useNavigate();
  // A failure on the server is shown, but the login page still opens.
  const logout = useMutation({
    mutationFn: logOut,
    onSettled: () => void navigate(publicPages.login.path),
  });
  const { withReturnUrl } = useReturnUrl();
  return (
    <div className="shell-account">
      {links.map(({ label, to }) =>
        isLoggedIn ? (
          <NavLink key={to} className="shell-account__profile" to={to}>
            <PersonIcon />
            <span>{user?.nameFirst ?? label}</span>
            {/* The name alone wouldn't say where the link leads. */}
            {user && <span className="camp-visually-hidden">: {label}</span>}
          </NavLink>
        ) : (
          <LinkButton
            key={to}
            to={withReturnUrl(to)}
            size="small"
            variant={to === publicPages.register.path ? 'primary' : 'quiet'}
          >
            {label}
          </LinkButton>
        ),
      )}
      {isLoggedIn && (
        <Button size="small" variant="quiet" busy={logout.isPending} onClick={() => logout.mutate()}>
          Logout
        </Button>
      )}
    </div>
  );
}
