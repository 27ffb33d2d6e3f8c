import { useSession } from '@camp/api-client/user/use-session';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageLayout } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { useLocation } from 'react-router-dom';

/** Shown for an unknown address (docs/product/public-site.md), with links to other pages. */
export function UnknownPage() {
  const { pathname } = useLocation();
  const { isLoggedIn } = useSession();
  return (
    <PageLayout width="text" className="shell-unknown">
      <h1>Cannot match any routes</h1>
      <p>
        This trail ends here. There’s no page at <code>{pathname}</code>. It may have moved, or the address
        may have a typo.
      </p>
      <nav aria-label="Where to go next" className="camp-prose">
        <p>You can go to</p>
        <ul>
          <li>
            <TextLink to={publicPages.camperHome.path}>Camper Info</TextLink>: dates, cost, what to bring
          </li>
          <li>
            {isLoggedIn ? (
              <TextLink to={addressOf(guardedPages.userProfile)}>your profile</TextLink>
            ) : (
              <TextLink to={publicPages.login.path}>Login</TextLink>
            )}
            : your campers and payments
          </li>
        </ul>
      </nav>
      <LinkButton to={publicPages.home.path}>Back to the home page</LinkButton>
      <Signpost />
    </PageLayout>
  );
}
