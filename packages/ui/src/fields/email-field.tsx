import { TextField, type TextFieldProps } from './text-field';

/** An e-mail address: the right keyboard, no corrections by the device. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}
