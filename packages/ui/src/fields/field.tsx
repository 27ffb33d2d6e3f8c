import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** What every field takes beside the attributes of its native element. */
export interface FieldProps {
  label: ReactNode;
  /** The field's name in the form; also its id unless `id` says otherwise, so that an error summary can link to it. */
  name: string;
  /** A sentence of help, below the label. */
  hint?: ReactNode;
  /** What is wrong, in the specification's words. Shown beside the field and read with it. */
  error?: string;
  /** Shows the marker and says it to screen readers. The browser's own bubbles are never used. */
  required?: boolean;
}

/**
 * Divides a field's props into what its frame takes and what its native element does, with the ids and ARIA attributes
 * that tie the two together.
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
  /** Of the control. */
  id: string;
  children: ReactNode;
}

/** Label, hint, the control itself and its error, always in this order. */
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

/** The sentence of help of the field with an id; nothing where there is none. */
export function FieldHint({ field, children }: { field: string; children: ReactNode }) {
  return (
    children && (
      <div className="camp-field__hint" id={`${field}-hint`}>
        {children}
      </div>
    )
  );
}

/** What is wrong with the field with an id; nothing where all is well. */
export function FieldError({ field, children }: { field: string; children: string | undefined }) {
  return (
    children && (
      <div className="camp-field__error" id={`${field}-error`}>
        {children}
      </div>
    )
  );
}
