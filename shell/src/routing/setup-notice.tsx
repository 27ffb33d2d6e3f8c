import { useSession } from '@camp/api-client/user/use-session';
import { setupNotice, setupPath } from '@camp/contracts/content/site';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageLayout } from '@camp/ui/page/page-layout';

/** Replaces every public page until there is a camp year, or until an administrator opens the site. */
export function SetupNotice() {
  const { isLoggedIn, isAdministrator } = useSession();
  return (
    <PageLayout width="text">
      <h1>{setupNotice}</h1>
      {isAdministrator && <LinkButton to={setupPath}>Continue setting up</LinkButton>}
      {!isLoggedIn && <LinkButton to={publicPages.login.path}>Log in</LinkButton>}
    </PageLayout>
  );
}
