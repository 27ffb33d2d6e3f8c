import { call } from '@camp/api-client/call';
import { pages } from '@camp/contracts/registries/pages';
import { resetPasswordSchema, type ResetPasswordInput } from '@camp/contracts/user/schemas';
import { Alert } from '@camp/ui/alert';
import { Button } from '@camp/ui/button';
import { ErrorSummary } from '@camp/ui/error-summary';
import { LinkButton } from '@camp/ui/link-button';
import { TextLink } from '@camp/ui/text-link';
import { useToast } from '@camp/ui/toast';
import { useNavigate } from 'react-router-dom';
import { useCheckedForm } from '../../../forms/use-checked-form';
import { AccountPage } from '../components/account-page';
import { NewPasswordFields } from '../components/new-password-fields';
import { useLinkQuery, type LinkQuery } from '../forms/use-link-query';
import '../user.css';

/** Opened from a mailed link: sets a new password (product.md section 4). */
export default function PasswordResetPage() {
  const link = useLinkQuery();
  return (
    <AccountPage title={pages.passwordReset.title}>
      {link.email && link.uuid ? <PasswordResetForm link={link} /> : <IncompleteLink />}
    </AccountPage>
  );
}

function PasswordResetForm({ link: { email, uuid } }: { link: LinkQuery }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { form, field, onSubmit, complaints, isBusy } = useCheckedForm<ResetPasswordInput>({
    schema: resetPasswordSchema,
    defaultValues: { email, uuid, newPassword: '', newPasswordConf: '' },
    send: async (body) => {
      await call('user.reset-password', { body });
      toast.success('You have successfully changed your password.');
      await navigate(pages.login.path);
    },
  });

  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label={pages.passwordReset.title}>
      <ErrorSummary errors={complaints} />
      {/* Tells a password manager whose password changes. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <NewPasswordFields
        label="New Password"
        password={field('newPassword', { deps: 'newPasswordConf' })}
        confirmation={field('newPasswordConf')}
        typed={form.watch('newPassword')}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        Change password
      </Button>
      <p>
        The link has run out? <TextLink to={pages.passwordResetCreate.path}>Send a new link</TextLink>
      </p>
    </form>
  );
}

function IncompleteLink() {
  return (
    <Alert
      kind="warning"
      title="This link is not complete."
      action={<LinkButton to={pages.passwordResetCreate.path}>Send a new link</LinkButton>}
    >
      Please open the whole link of the email, or ask for a new one.
    </Alert>
  );
}
