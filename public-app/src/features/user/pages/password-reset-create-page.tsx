import { call } from '@camp/api-client/call';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { emailOnlySchema, type EmailOnlyInput } from '@camp/contracts/user/schemas';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { EmailField } from '@camp/ui/fields/email-field';
import { ScriptedForm } from '@camp/ui/form/scripted-form';
import { TextLink } from '@camp/ui/actions/text-link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { AccountPage } from '../components/account-page';
import { emailOf, stateWithEmail } from '../forms/email-state';

/** The form disappears with its button, so the focus moves to the text that replaces it. */
const focusOnIt = (notice: HTMLElement | null) => notice?.focus();

/** Requests a password reset link (docs/product/user.md). */
export default function PasswordResetCreatePage() {
  const [sentTo, setSentTo] = useState<string>();
  const { form, field, onSubmit, isBusy } = useCheckedForm<EmailOnlyInput>({
    resolver: resolverOf(emailOnlySchema),
    defaultValues: { email: emailOf(useLocation().state) },
    send: async (body, toast) => {
      await call(userOperations.sendPasswordReset, { body });
      toast.success('Please click the reset link in your email.');
      setSentTo(body.email);
    },
  });

  return (
    <AccountPage title={publicPages.passwordResetCreate.title}>
      {sentTo ? (
        <Alert ref={focusOnIt} tabIndex={-1} kind="success" role="status" title="Check your email.">
          If <strong>{sentTo}</strong> has an account here, a link to choose a new password is on its way. The
          link works for 60 minutes. If you don’t see our email, check your spam folder.
        </Alert>
      ) : (
        <ScriptedForm
          className="user-form"
          onSubmit={onSubmit}
          aria-label={publicPages.passwordResetCreate.title}
        >
          <p>Enter your email address, and we’ll send you a link to choose a new password.</p>
          <EmailField label="Email" required {...field('email')} />
          <Button type="submit" size="large" wide busy={isBusy}>
            Send reset link
          </Button>
        </ScriptedForm>
      )}
      <p>
        <TextLink to={publicPages.login.path} state={stateWithEmail(form.watch('email'))}>
          Back to Login
        </TextLink>
      </p>
    </AccountPage>
  );
}
