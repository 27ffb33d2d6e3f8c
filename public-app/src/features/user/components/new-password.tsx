import type { PasswordOwner } from '@camp/contracts/user/guessable-password';
import { Alert } from '@camp/ui/feedback/alert';
import { PasswordField } from '@camp/ui/fields/password-field';
import { useWatch } from 'react-hook-form';
import { useAnswer } from '@camp/forms/use-answer';
import type { Unguessable } from '../forms/use-unguessable';

interface NewPasswordProps {
  name: 'password' | 'newPassword';
  label: string;
  unguessable: Unguessable;
  /** The account's owner. Defaults to the owner's data in the form. */
  owner?: PasswordOwner;
}

/** A new password, typed twice, with a warning if it is easy to guess. */
export function NewPassword({ name, label, unguessable: { load, passwordError }, owner }: NewPasswordProps) {
  const values = useWatch() as PasswordOwner & Record<typeof name, string>;
  const warning = passwordError(values[name], owner ?? values);
  return (
    <>
      <PasswordField
        label={label}
        required
        strength
        onFocus={load}
        {...useAnswer(name, { deps: `${name}Conf` })}
      />
      {warning && (
        <Alert kind="warning" role="status">
          {warning} Try three unrelated words and a number.
        </Alert>
      )}
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        required
        autoComplete="new-password"
        {...useAnswer(`${name}Conf`)}
      />
    </>
  );
}
