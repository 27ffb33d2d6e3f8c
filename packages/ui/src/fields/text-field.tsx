import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, wireField, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Something fixed before the value, such as a currency sign. */
  prefix?: string;
  /** Something at the end of the box, such as a button. */
  end?: ReactNode;
}

/** One line of text; the base of the e-mail, phone, number, date and password fields. */
export function TextField({
  label,
  hint,
  error,
  required,
  prefix,
  end,
  className,
  name,
  id,
  'aria-describedby': describedBy,
  type = 'text',
  ...input
}: TextFieldProps) {
  const wiring = wireField({ name, id, hint, error, required, 'aria-describedby': describedBy });
  const control = (
    <input {...input} {...wiring.control} type={type} className={classNames('camp-input', className)} />
  );
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} required={required}>
      {prefix || end ? (
        <div className="camp-input-box">
          {prefix && (
            <span className="camp-input-box__prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          {control}
          {end}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
