import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { Prose } from '@camp/ui/page/page-layout';
import { AccountPage } from '../components/account-page';
import { IncompleteLink } from '../components/incomplete-link';
import { LinkPasswordForm } from '../components/link-password-form';
import { useLinkQuery } from '../forms/use-link-query';

const { title } = publicPages.userUndoAddressChange;

/**
 * Restores the former address, with a new password, by the link sent to that address. It waits for the button,
 * because mail scanners open links too (docs/decisions/0015).
 */
export default function UserUndoAddressChangePage() {
  const link = useLinkQuery();
  return (
    <AccountPage title={title}>
      {link.email && link.uuid ? (
        <>
          <Prose>
            <p>
              Another email address replaced <strong>{link.email}</strong> on your account. If you didn’t make
              this change, choose a new password here and undo it. You’ll get your address back, and every
              device will be logged out.
            </p>
            <p>If you made this change, you don’t need to do anything. You can close this page.</p>
          </Prose>
          <LinkPasswordForm
            link={link}
            title={title}
            submit="Undo the change"
            operation={userOperations.undoAddressChange}
          />
        </>
      ) : (
        <IncompleteLink />
      )}
    </AccountPage>
  );
}
