import { pages } from '@camp/contracts/registries/pages';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { LinkButton } from '@camp/ui/link-button';
import { PageLayout } from '@camp/ui/page-layout';
import { useLocation } from 'react-router-dom';

/** Shown for an address that no page has (product.md section 2). */
export function UnknownPage() {
  const { pathname } = useLocation();
  return (
    <PageLayout width="text" className="shell-unknown">
      <h1>Cannot match any routes</h1>
      <p>
        There is no page at <code>{pathname}</code>. It may have moved, or the address has a typing error.
      </p>
      <LinkButton to={pages.home.path}>Back to the start</LinkButton>
      <Signpost />
    </PageLayout>
  );
}
