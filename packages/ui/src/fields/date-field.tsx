import { TextField, type TextFieldProps } from './text-field';

/**
 * A date with the device's own picker. Its value is `yyyy-mm-dd`. Browsers accept years of six digits unless a latest
 * date has four.
 */
export function DateField(props: TextFieldProps) {
  return <TextField max="9999-12-31" {...props} type="date" />;
}
