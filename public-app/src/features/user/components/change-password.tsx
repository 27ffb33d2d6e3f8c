import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import * as userOperations from '@camp/contracts/user/operations';
import { changePasswordSchema, type ChangePasswordInput } from '@camp/contracts/user/schemas';
import { Button } from '@camp/ui/actions/button';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { Section } from '@camp/ui/page/page-layout';
import { PasswordField } from '@camp/ui/fields/password-field';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { useUnguessable } from '../forms/use-unguessable';
import { NewPassword } from './new-password';

const title = 'Change your password';

/** The password field for a new address already uses the name as its id. */
const currentId = 'current-of-password';

/** Changes the person's own password. @param email of the account, for password managers */
export function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const unguessable = useUnguessable(changePasswordSchema, 'newPassword');
  const { form, field, onSubmit, errors, isBusy } = useCheckedForm<ChangePasswordInput>({
    resolver: resolverOf(unguessable.schema),
    defaultValues: { current: '', newPassword: '', newPasswordConf: '' },
    send: async (body, toast) => {
      const { msg } = await call(userOperations.changePassword, { body });
      toast.success(msg);
      form.reset();
      // The new password has canceled a pending change of address.
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });

  return (
    <Section id="change-password" title={title}>
      <FormProvider {...form}>
        <form noValidate className="user-form" onSubmit={onSubmit} aria-label={title}>
          <p>
            We’ll log out every other device. If you’re still verifying a new email address, you’ll need to
            enter it again.
          </p>
          <ErrorSummary
            errors={errors.map((line) => (line.name === 'current' ? { ...line, name: currentId } : line))}
          />
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField label="Current password" required id={currentId} {...field('current')} />
          <NewPassword name="newPassword" label="New password" unguessable={unguessable} owner={{ email }} />
          <Button type="submit" variant="pine" busy={isBusy}>
            Change password
          </Button>
        </form>
      </FormProvider>
    </Section>
  );
}
