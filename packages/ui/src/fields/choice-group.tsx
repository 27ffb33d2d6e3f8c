import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHint, wireField, type FieldProps } from './field';
import { readOption, type FieldOption } from './field-option';
import { VisuallyHidden } from '../visually-hidden';
import '../styles/fields.css';
import '../styles/choices.css';

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'checked'
>;

export interface ChoiceGroupProps<Chosen> extends FieldProps, InputProps {
  options: readonly FieldOption[];
  /** Whether options are side by side (at most three short ones) or stacked. */
  layout?: 'inline' | 'stack';
  /** The selection, if the caller controls the state. Undefined leaves it to the form library. */
  value?: Chosen;
  defaultValue?: Chosen;
}

interface Props extends ChoiceGroupProps<string | readonly string[]> {
  type: 'radio' | 'checkbox';
}

const isIn = (chosen: Props['value'], option: string) =>
  chosen === undefined ? undefined : [chosen].flat().includes(option);

/**
 * The shared body of radio and checkbox groups: a fieldset whose first control has the group's id. A link in the
 * error summary thus leads to a control.
 */
export function ChoiceGroup({
  type,
  options,
  layout = options.length <= 3 ? 'inline' : 'stack',
  value,
  defaultValue,
  className,
  ...props
}: Props) {
  const { frame, control } = wireField(props);
  const { id, label, hint, error, required } = frame;
  const {
    'aria-required': ariaRequired,
    'aria-describedby': describing,
    'aria-invalid': invalid,
    ...input
  } = control;
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
      <FieldHint field={id}>{hint}</FieldHint>
      <div className={`camp-choices camp-choices--${layout}`}>
        {options.map(readOption).map((option, index) => (
          <label key={option.value} className="camp-choice">
            <input
              {...input}
              type={type}
              id={index === 0 ? id : `${id}-${option.value}`}
              value={option.value}
              checked={isIn(value, option.value)}
              defaultChecked={isIn(defaultValue, option.value)}
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
      <FieldError field={id}>{error}</FieldError>
    </fieldset>
  );
}
