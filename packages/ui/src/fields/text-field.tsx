import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, wireField, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Fixed text before the value, such as a currency sign. */
  prefix?: string;
  /** An element at the end of the box, such as a button. */
  end?: ReactNode;
}

/** Single-line text. The base of the email, phone, number, date and password fields. */
export function TextField({ prefix, end, className, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = wireField(props);
  const input = <input {...control} type={type} className={classNames('camp-input', className)} />;
  return (
    <FieldFrame {...frame}>
      {prefix || end ? (
        <div className="camp-input-box">
          {prefix && (
            <span className="camp-input-box__prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          {input}
          {end}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
