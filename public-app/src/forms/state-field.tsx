import { TextField, type TextFieldProps } from '@camp/ui/text-field';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { stateCode } from './state-codes';

type StateFieldProps = Partial<TextFieldProps> & UseFormRegisterReturn;

/**
 * A state as two letters. A name that is written out becomes its letters once the field is left; the browser's own
 * filling in comes without leaving it. Anything else stays as typed: the first two letters are often another state's.
 */
export function StateField({ onChange, onBlur, ...field }: StateFieldProps) {
  const shorten = (control: HTMLInputElement) => {
    const code = stateCode(control.value);
    if (code) control.value = code;
    return code !== undefined;
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!('inputType' in event.nativeEvent)) shorten(event.target);
    void onChange(event);
  };
  return (
    <TextField
      label="State"
      hint="2 letters"
      required
      autoComplete="address-level1"
      autoCapitalize="characters"
      {...field}
      onChange={change}
      onBlur={(event) => {
        if (shorten(event.target)) void onChange({ target: event.target, type: 'change' });
        void onBlur(event);
      }}
    />
  );
}
