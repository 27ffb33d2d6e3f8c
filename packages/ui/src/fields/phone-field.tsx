import { TextField, type TextFieldProps } from './text-field';

/** A phone number in any common format: the schema accepts dots, dashes and parentheses. */
export function PhoneField(props: TextFieldProps) {
  return <TextField autoComplete="tel" inputMode="tel" {...props} type="tel" />;
}
