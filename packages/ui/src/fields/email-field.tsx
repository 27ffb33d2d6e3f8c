import { TextField, type TextFieldProps } from './text-field';

/** An email address: matching keyboard, no autocorrection. */
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
