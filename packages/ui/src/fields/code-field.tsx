import { TextField, type TextFieldProps } from './text-field';

/** A code of an authenticator app, or a recovery code. Phones and password managers can fill it in. */
export const CodeField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label="Code"
    required
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
  />
);
