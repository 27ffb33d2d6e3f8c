import { Alert } from '@camp/ui/feedback/alert';
import { PasswordField } from '@camp/ui/fields/password-field';

type Wiring = object & { name: string; error: string | undefined };

interface NewPasswordFieldsProps {
  label: string;
  password: Wiring;
  confirmation: Wiring;
  /** What is wrong with what is typed so far, before it is sent. */
  warning: string | undefined;
  /** Called when the person comes to the first field. */
  onFocus: () => void;
}

/** A new password, twice. */
export function NewPasswordFields({
  label,
  password,
  confirmation,
  warning,
  onFocus,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} required strength onFocus={onFocus} {...password} />
      {warning && (
        <Alert kind="warning" role="status">
          {warning} Three words that do not belong together, and a number, are better.
        </Alert>
      )}
      <PasswordField label={`Confirm ${label}`} required autoComplete="new-password" {...confirmation} />
    </>
  );
}
