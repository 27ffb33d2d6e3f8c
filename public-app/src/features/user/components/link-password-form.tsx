import { publicPages } from '@camp/contracts/registries/public-pages';
import { resetPasswordSchema, type ResetPasswordInput } from '@camp/contracts/user/schemas';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { stateWithEmail } from '../forms/email-state';
import type { LinkQuery } from '../forms/use-link-query';
import { useUnguessable } from '../forms/use-unguessable';
import { NewPasswordFields } from './new-password-fields';

interface LinkPasswordFormProps {
  /** What the mailed link brought. */
  link: LinkQuery;
  /** Names the form. */
  title: string;
  /** On the button. */
  submit: string;
  /** Makes the call. @returns what the login page then says */
  send: (body: ResetPasswordInput) => Promise<string>;
  /** Below the button. */
  children?: ReactNode;
}

/** Chooses a new password by a mailed link, and leads to the login page. */
export function LinkPasswordForm({
  link: { email, uuid },
  title,
  submit,
  send,
  children,
}: LinkPasswordFormProps) {
  const navigate = useNavigate();
  const { keepIn } = useReturnUrl();
  const { schema, load, passwordError } = useUnguessable(resetPasswordSchema, 'newPassword');
  const { form, field, onSubmit, errors, isBusy } = useCheckedForm<ResetPasswordInput>({
    resolver: resolverOf(schema),
    defaultValues: { email, uuid, newPassword: '', newPasswordConf: '' },
    send: async (body, toast) => {
      toast.success(await send(body));
      await navigate(keepIn(publicPages.login.path), { state: stateWithEmail(email) });
    },
  });

  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label={title}>
      <ErrorSummary errors={errors} />
      {/* Tells a password manager whose password changes. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <NewPasswordFields
        label="New Password"
        password={field('newPassword', { deps: 'newPasswordConf' })}
        confirmation={field('newPasswordConf')}
        onFocus={load}
        warning={passwordError(form.watch('newPassword'), { email })}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
