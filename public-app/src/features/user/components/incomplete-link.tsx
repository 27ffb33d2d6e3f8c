import { publicPages } from '@camp/contracts/registries/public-pages';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Alert } from '@camp/ui/feedback/alert';

/** Shown instead of an emailed link's page if a part of the link is missing. */
export const IncompleteLink = () => (
  <Alert
    kind="warning"
    title="This link is incomplete."
    action={<LinkButton to={publicPages.contact.path}>Contact us</LinkButton>}
  >
    Please open the full link from the email.
  </Alert>
);
