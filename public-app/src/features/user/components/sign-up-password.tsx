import type { PasswordOwner } from '@camp/contracts/user/guessable-password';
import { userRecord } from '@camp/contracts/user/record';
import { useWatch } from 'react-hook-form';
import type { FormValuesOf } from '@camp/forms/form-values';
import { useAnswer } from '@camp/forms/use-answer';
import { NewPasswordFields } from './new-password-fields';

type SignUpValues = FormValuesOf<typeof userRecord.fields>;

interface SignUpPasswordProps {
  /** Called when the person comes to the first field. */
  onFocus: () => void;
  /** What is wrong with a password as it is typed. */
  passwordError: (password: string, owner: PasswordOwner) => string | undefined;
}

/** The password of a new account, warned of while it is one that is guessed early. */
export function SignUpPassword({ onFocus, passwordError }: SignUpPasswordProps) {
  const values = useWatch<SignUpValues>() as SignUpValues;
  return (
    <NewPasswordFields
      label={userRecord.fields.password.question}
      password={useAnswer('password', { deps: 'passwordConf' })}
      confirmation={useAnswer('passwordConf')}
      onFocus={onFocus}
      warning={passwordError(values.password, values)}
    />
  );
}
