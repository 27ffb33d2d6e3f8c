import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHint, wireField, type FieldProps } from './field';
import { readOption, type FieldOption } from './field-option';
import { VisuallyHidden } from '../visually-hidden';

export interface ChoiceGroupProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'checked'> {
  options: readonly FieldOption[];
  /** Side by side (at most three short options) or below each other. */
  layout?: 'inline' | 'stack';
}

interface Props extends ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  /** Which options are chosen, when the caller keeps the state; undefined leaves it to the form library. */
  isChosen?: (value: string) => boolean;
  isChosenAtFirst?: (value: string) => boolean;
}

/**
 * The common body of radio and checkbox groups: a fieldset whose first control carries the group's id, so that a
 * link from the error summary lands on something that can be answered.
 */
export function ChoiceGroup({
  type,
  label,
  hint,
  error,
  required,
  options,
  layout = options.length <= 3 ? 'inline' : 'stack',
  isChosen,
  isChosenAtFirst,
  name,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: Props) {
  const wiring = wireField({ name, id, hint, error, required, 'aria-describedby': describedBy });
  const {
    'aria-required': ariaRequired,
    'aria-describedby': describing,
    'aria-invalid': invalid,
  } = wiring.control;
  return (
    <fieldset
      className={classNames('camp-field', 'camp-group', error && 'camp-field--invalid', className)}
      aria-describedby={describing}
      {...(type === 'radio' && {
        role: 'radiogroup',
        'aria-required': ariaRequired,
        'aria-invalid': invalid,
      })}
    >
      <legend className={classNames('camp-field__label', required && 'camp-field__label--required')}>
        {label}
        {required && type === 'checkbox' && <VisuallyHidden> (required)</VisuallyHidden>}
      </legend>
      {hint && <FieldHint id={wiring.hintId}>{hint}</FieldHint>}
      <div className={`camp-choices camp-choices--${layout}`}>
        {options.map(readOption).map((option, index) => (
          <label key={option.value} className="camp-choice">
            <input
              {...input}
              type={type}
              id={index === 0 ? wiring.id : `${wiring.id}-${option.value}`}
              name={name}
              value={option.value}
              checked={isChosen?.(option.value)}
              defaultChecked={isChosenAtFirst?.(option.value)}
              disabled={input.disabled || option.disabled}
              aria-invalid={type === 'checkbox' ? invalid : undefined}
              className="camp-choice__control"
            />
            <span className="camp-choice__text">
              {option.label}
              {option.hint && <span className="camp-choice__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={wiring.errorId} message={error} />
    </fieldset>
  );
}
