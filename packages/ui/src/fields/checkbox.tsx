import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHint, wireField, type FieldProps } from './field';
import '../styles/fields.css';
import '../styles/choices.css';

export interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {}

/** A single checkbox. */
export function Checkbox({ className, ...props }: CheckboxProps) {
  const { frame, control } = wireField(props);
  const { id, label, hint, error, required } = frame;
  return (
    <div className={classNames('camp-field', error && 'camp-field--invalid', className)}>
      <label className="camp-choice camp-choice--single">
        <input {...control} type="checkbox" className="camp-choice__control" />
        <span className={classNames('camp-choice__text', required && 'camp-field__label--required')}>
          {label}
        </span>
      </label>
      <FieldHint field={id}>{hint}</FieldHint>
      <FieldError field={id}>{error}</FieldError>
    </div>
  );
}
