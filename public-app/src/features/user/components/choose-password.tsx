import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { Alert } from '@camp/ui/feedback/alert';
import type { LinkQuery } from '../forms/use-link-query';
import { AccountPage } from './account-page';
import { LinkPasswordForm } from './link-password-form';

interface ChoosePasswordProps {
  /** The query of the emailed link, which works once. */
  link: LinkQuery;
  /** The API's message. */
  why: string;
}

/** Shown if several sign-ups with the address are pending. The reader then chooses the account's password. */
export function ChoosePassword({ link, why }: ChoosePasswordProps) {
  const { title } = publicPages.passwordReset;
  return (
    <AccountPage title={title}>
      <Alert kind="info" title="Choose your password to continue.">
        {why}
      </Alert>
      <LinkPasswordForm
        link={link}
        title={title}
        submit="Choose password"
        operation={userOperations.resetPassword}
        isRenewable
      />
    </AccountPage>
  );
}
