import { userRecord } from '@camp/contracts/user/record';
import { PasswordField } from '@camp/ui/fields/password-field';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { EmailKind } from '@camp/forms/kinds/text-kinds';
import { useAnswer } from '@camp/forms/use-answer';

/** The account's address, with the password that changing it requires. */
export function NewAddress({ needsCurrent }: { needsCurrent: (email: string) => boolean }) {
  const { clearErrors } = useFormContext<FormValues>();
  const email = useWatch<FormValues>({ name: 'email' }) as string;
  const isNeeded = needsCurrent(email);
  useEffect(() => {
    // A hidden field cannot be missing.
    if (!isNeeded) clearErrors('current');
  }, [isNeeded, clearErrors]);
  return (
    <>
      <EmailKind name="email" field={userRecord.fields.email} />
      {isNeeded && <CurrentPassword />}
    </>
  );
}

function CurrentPassword() {
  return (
    <PasswordField
      label="Current password"
      hint="To change your email, enter the password you log in with."
      required
      {...useAnswer('current')}
    />
  );
}
