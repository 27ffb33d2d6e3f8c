import { call } from '@camp/api-client/call';
import { publicPages } from '@camp/contracts/registries/public-pages';
import type * as userOperations from '@camp/contracts/user/operations';
import { resetPasswordSchema, type ResetPasswordInput } from '@camp/contracts/user/schemas';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { TextLink } from '@camp/ui/actions/text-link';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { useNavigate } from 'react-router-dom';
import { FormProvider } from 'react-hook-form';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { stateWithEmail } from '../forms/email-state';
import type { LinkQuery } from '../forms/use-link-query';
import { useUnguessable } from '../forms/use-unguessable';
import { NewPassword } from './new-password';

interface LinkPasswordFormProps {
  /** The query of the emailed link. */
  link: LinkQuery;
  /** The form's title. */
  title: string;
  /** The button's label. */
  submit: string;
  /** The operation to call. */
  operation: typeof userOperations.resetPassword;
  /** The login page's message, if not the API's. */
  said?: string;
  /** Whether a text below the button says how to replace an expired link. */
  isRenewable?: boolean;
}

/** Sets a new password by an emailed link, then opens the login page. */
export function LinkPasswordForm({
  link: { email, uuid },
  title,
  submit,
  operation,
  said,
  isRenewable = false,
}: LinkPasswordFormProps) {
  const navigate = useNavigate();
  const { withReturnUrl } = useReturnUrl();
  const unguessable = useUnguessable(resetPasswordSchema, 'newPassword');
  const { form, onSubmit, errors, isBusy } = useCheckedForm<ResetPasswordInput>({
    resolver: resolverOf(unguessable.schema),
    defaultValues: { email, uuid, newPassword: '', newPasswordConf: '' },
    send: async (body, toast) => {
      const { msg } = await call(operation, { body });
      toast.success(said ?? msg);
      await navigate(withReturnUrl(publicPages.login.path), { state: stateWithEmail(email) });
    },
  });

  return (
    <FormProvider {...form}>
      <form noValidate className="user-form" onSubmit={onSubmit} aria-label={title}>
        <ErrorSummary errors={errors} />
        {/* Tells a password manager the account whose password changes. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <NewPassword name="newPassword" label="New password" unguessable={unguessable} />
        <Button type="submit" size="large" wide busy={isBusy}>
          {submit}
        </Button>
        {isRenewable && (
          <p>
            Link expired? <TextLink to={publicPages.passwordResetCreate.path}>Send a new link</TextLink>
          </p>
        )}
      </form>
    </FormProvider>
  );
}
