import { TextField, type TextFieldProps } from './text-field';

/** A date with the device's own picker. Its value is `yyyy-mm-dd`. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}
