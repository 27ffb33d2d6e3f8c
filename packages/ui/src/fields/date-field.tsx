import { TextField, type TextFieldProps } from './text-field';

/** A date in the device's own picker; its value is `yyyy-mm-dd`. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}
