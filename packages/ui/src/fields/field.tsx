import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import '../styles/fields.css';

/** Props of every field besides the attributes of its native element. */
export interface FieldProps {
  label: ReactNode;
  /**
   * The field's name in the form. The name is also the id, unless `id` is set, so that an error summary can link to
   * the field.
   */
  name: string;
  /** Help text, below the label. */
  hint?: ReactNode;
  /** The error, in the specification's words. Shown next to the field and read with it. */
  error?: string;
  /** Shows a marker and announces it to screen readers. The browser's own bubbles are never used. */
  required?: boolean;
}

/**
 * Splits a field's props into those of its frame and those of its native element, with the ids and ARIA attributes that
 * connect them.
 */
export function wireField<Props extends FieldProps & { id?: string; 'aria-describedby'?: string }>({
  label,
  name,
  id = name,
  hint,
  error,
  required,
  'aria-describedby': describedBy,
  ...attributes
}: Props) {
  const describing = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return {
    frame: { id, label, hint, error, required },
    control: {
      ...attributes,
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
      'aria-describedby': describing || undefined,
    },
  };
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** The control's id. */
  id: string;
  children: ReactNode;
}

/** Label, hint, control and error, always in this order. */
export function FieldFrame({ id, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <div className={classNames('camp-field', error && 'camp-field--invalid')}>
      <label
        className={classNames('camp-field__label', required && 'camp-field__label--required')}
        htmlFor={id}
      >
        {label}
      </label>
      <FieldHint field={id}>{hint}</FieldHint>
      {children}
      <FieldError field={id}>{error}</FieldError>
    </div>
  );
}

/** The help text of the field with this id. Empty if there is none. */
export function FieldHint({ field, children }: { field: string; children: ReactNode }) {
  return (
    children && (
      <div className="camp-field__hint" id={`${field}-hint`}>
        {children}
      </div>
    )
  );
}

/** The error of the field with this id. Empty if there is none. */
export function FieldError({ field, children }: { field: string; children: string | undefined }) {
  return (
    children && (
      <div className="camp-field__error" id={`${field}-error`}>
        {children}
      </div>
    )
  );
}
