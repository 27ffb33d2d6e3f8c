import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHint, wireField, type FieldProps } from './field';

export interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {}

/** One statement to agree with. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  name,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const wiring = wireField({ name, id, hint, error, required, 'aria-describedby': describedBy });
  return (
    <div className={classNames('camp-field', error && 'camp-field--invalid', className)}>
      <label className="camp-choice camp-choice--single">
        <input {...input} {...wiring.control} type="checkbox" className="camp-choice__control" />
        <span className={classNames('camp-choice__text', required && 'camp-field__label--required')}>
          {label}
        </span>
      </label>
      {hint && <FieldHint id={wiring.hintId}>{hint}</FieldHint>}
      <FieldError id={wiring.errorId} message={error} />
    </div>
  );
}
