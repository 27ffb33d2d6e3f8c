import { campContent } from '@camp/contracts/content/camp';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { LinkButton } from '@camp/ui/actions/link-button';
import { TextLink } from '@camp/ui/actions/text-link';
import { PageLayout } from '@camp/ui/page/page-layout';

/** Shown instead of a page to people without the right for it. */
export function NotAllowed() {
  const { email } = campContent.contact;
  return (
    <PageLayout width="text" className="shell-unknown">
      <h1>This page is for camp staff</h1>
      <p>
        Your account doesn’t have access. If it should, email{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
      <LinkButton to={addressOf(guardedPages.userProfile)}>Go to my profile</LinkButton>
      <Signpost />
    </PageLayout>
  );
}
