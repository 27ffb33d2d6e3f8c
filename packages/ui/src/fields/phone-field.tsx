import { TextField, type TextFieldProps } from './text-field';

/** A telephone number, written the way the person likes: the schema accepts dots, dashes and parentheses. */
export function PhoneField(props: TextFieldProps) {
  return <TextField autoComplete="tel" inputMode="tel" {...props} type="tel" />;
}
