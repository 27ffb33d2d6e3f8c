import { userRecord } from '@camp/contracts/user/record';
import { PasswordField } from '@camp/ui/password-field';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../../forms/form-values';
import { EmailKind } from '../../../forms/kinds/text-kinds';
import { useAnswer } from '../../../forms/use-answer';

/** The account's address, and the password that a change of it asks for. */
export function NewAddress({ needsCurrent }: { needsCurrent: (email: string) => boolean }) {
  const email = useWatch<FormValues>({ name: 'email' }) as string;
  return (
    <>
      <EmailKind name="email" field={userRecord.fields.email} />
      {needsCurrent(email) && <CurrentPassword />}
    </>
  );
}

function CurrentPassword() {
  return (
    <PasswordField
      label="Current Password"
      hint="A new address asks for the password that you log in with."
      required
      {...useAnswer('current')}
    />
  );
}
