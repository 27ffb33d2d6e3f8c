import { statePattern } from '@camp/contracts/forms/patterns';
import { TextField, type TextFieldProps } from '@camp/ui/fields/text-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { stateCode } from './state-codes';
import { useTidied } from './use-tidied';

type StateFieldProps = Partial<TextFieldProps> & UseFormRegisterReturn;

/** Other text stays as typed, since the first two letters of a name are often another state's code. */
function asCode(typed: string): string {
  const letters = typed.trim();
  return stateCode(letters) ?? (statePattern.test(letters) ? letters.toUpperCase() : typed);
}

/** A state as two letters. A full name becomes its code, and lower case becomes upper case. */
export function StateField(field: StateFieldProps) {
  return (
    <TextField
      label="State"
      hint="2 letters"
      required
      autoComplete="address-level1"
      autoCapitalize="characters"
      {...field}
      {...useTidied(field, asCode)}
    />
  );
}
