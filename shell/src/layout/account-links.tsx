import { hasDrafts } from '@camp/api-client/has-drafts';
import { logOut } from '@camp/api-client/user/log-out';
import { useSession } from '@camp/api-client/user/use-session';
import { publicPages } from '@camp/contracts/registries/public-pages';
import type LogOutQuestion from '@camp/forms/draft/log-out-question';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { useToast } from '@camp/ui/feedback/toast';
import { PersonIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/actions/link-button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const toast = useToast();
  const [Question, setQuestion] = useState<typeof LogOutQuestion>();
  const logOutOrAsk = () => {
    if (!hasDrafts()) return logout.mutate();
    // Few people leave a form unfinished, so the question is loaded only for them.
    import('@camp/forms/draft/log-out-question').then(
      (loaded) => setQuestion(() => loaded.default),
      () => toast.error('You have an unfinished form on this device. Reload the page, then log out.'),
    );
  };
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
        <Button size="small" variant="quiet" busy={logout.isPending} onClick={logOutOrAsk}>
          Logout
        </Button>
      )}
      {Question && (
        <Question
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            setQuestion(undefined);
            logout.mutate();
          }}
        />
      )}
    </div>
  );
}
