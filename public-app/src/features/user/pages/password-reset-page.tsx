import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { AccountPage } from '../components/account-page';
import { LinkPasswordForm } from '../components/link-password-form';
import { useLinkQuery } from '../forms/use-link-query';

/** Sets a new password by an emailed link (docs/product/user.md). */
export default function PasswordResetPage() {
  const link = useLinkQuery();
  return (
    <AccountPage title={publicPages.passwordReset.title}>
      {link.email && link.uuid ? (
        <LinkPasswordForm
          link={link}
          title={publicPages.passwordReset.title}
          submit="Change password"
          operation={userOperations.resetPassword}
          said="You have successfully changed your password."
          isRenewable
        />
      ) : (
        <Alert
          kind="warning"
          title="This link is incomplete."
          action={<LinkButton to={publicPages.passwordResetCreate.path}>Send a new link</LinkButton>}
        >
          Please open the full link from the email, or ask for a new one.
        </Alert>
      )}
    </AccountPage>
  );
}
