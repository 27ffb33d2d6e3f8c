import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, wireField, type FieldProps } from './field';
import { useTypedValue } from './use-typed-value';
import { VisuallyHidden } from '../visually-hidden';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /**
   * Maximum number of characters, shown as a counter. The box doesn't truncate pasted text like `maxLength` would.
   * The form's schema rejects longer texts.
   */
  limit?: number;
}

/** Multi-line text. It grows with its content if the browser supports it. */
export function TextArea({ limit, className, onInput, ref: outerRef, rows = 4, ...props }: TextAreaProps) {
  const { value, ref, read } = useTypedValue(outerRef);
  const { frame, control } = wireField(props);
  const count: typeof onInput = (event) => {
    read();
    onInput?.(event);
  };
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        ref={ref}
        rows={rows}
        onInput={count}
        className={classNames('camp-input', 'camp-input--area', className)}
      />
      {limit !== undefined && <Counter length={value.length} limit={limit} />}
    </FieldFrame>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const over = length - limit;
  return (
    <div className={classNames('camp-field__counter', over > 0 && 'camp-field__counter--over')}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      {/* Announced only above the limit, since an announcement after every key would interrupt. */}
      <VisuallyHidden role="status">{over > 0 ? `${over} characters too many` : ''}</VisuallyHidden>
    </div>
  );
}
