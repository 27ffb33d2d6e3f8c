import type { ComponentProps } from 'react';
import { readOption, type FieldOption } from './field-option';
import { classNames } from '../class-names';
import { FieldFrame, wireField, type FieldProps } from './field';

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  options: readonly FieldOption[];
  /** The empty first option. `null` omits it. */
  placeholder?: string | null;
}

/** One of many options, with the device's own picker. Prefer `RadioGroup` for two to four options. */
export function SelectField({ options, placeholder = 'Choose one', className, ...props }: SelectFieldProps) {
  const { frame, control } = wireField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control} className={classNames('camp-input', 'camp-input--select', className)}>
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map(readOption).map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
