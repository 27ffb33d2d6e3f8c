import { call } from '@camp/api-client/call';
import { makePasskey, preloadPasskeys } from '@camp/api-client/user/passkey';
import * as passkeyOperations from '@camp/contracts/user/passkey-operations';
import { newPasskeyFormSchema, type NewPasskeyForm } from '@camp/contracts/user/second-factor-schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { PasswordField } from '@camp/ui/fields/password-field';
import { TextField } from '@camp/ui/fields/text-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { FormButtons } from '@camp/ui/form/form-buttons';
import { useEffect } from 'react';

/** The form of the login codes has such a field too. */
const currentId = 'current-of-passkey';

interface AddPasskeyProps {
  /** @param recoveryCodes with the account's first second factor */
  onDone: (recoveryCodes?: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** Makes a passkey: the name and the password, then the browser's own dialog. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  useEffect(preloadPasskeys, []);
  const { field, onSubmit, errors, isBusy } = useCheckedForm<NewPasskeyForm>({
    resolver: resolverOf(newPasskeyFormSchema),
    defaultValues: { name: '', current: '' },
    names: ['name', 'current'],
    send: async ({ name, current }) => {
      const { options } = await call(passkeyOperations.startPasskey, { body: { current } });
      const passkey = await makePasskey(options);
      const { recoveryCodes } = await call(passkeyOperations.addPasskey, { body: { name, passkey } });
      await onDone(recoveryCodes);
    },
  });
  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label="Add a passkey">
      <ErrorSummary
        errors={errors.map((line) => (line.name === 'current' ? { ...line, name: currentId } : line))}
      />
      <TextField label="Name" required hint="Such as “My phone”." autoComplete="off" {...field('name')} />
      <PasswordField label="Current password" required id={currentId} {...field('current')} />
      <FormButtons submit="Continue" busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
