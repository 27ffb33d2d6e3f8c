import { Alert } from '@camp/ui/alert';
import { PasswordField } from '@camp/ui/password-field';
import { isCommonPassword } from '../forms/common-password';

type Wiring = object & { name: string; error: string | undefined };

interface NewPasswordFieldsProps {
  label: string;
  password: Wiring;
  confirmation: Wiring;
  /** What is typed so far, to warn of common ones. */
  typed: string;
}

/** A new password, twice. */
export function NewPasswordFields({ label, password, confirmation, typed }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} required strength {...password} />
      {isCommonPassword(typed) && (
        <Alert kind="warning" role="status">
          Many people use this password, so it is guessed first. Better take three words that do not belong
          together, and a number.
        </Alert>
      )}
      <PasswordField label={`Confirm ${label}`} required autoComplete="new-password" {...confirmation} />
    </>
  );
}
