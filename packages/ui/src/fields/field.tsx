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

export interface FieldWiring {
  id: string;
  hintId: string;
  errorId: string;
  /** Spread on the native element. */
  control: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
  };
}

type Wired = Pick<FieldProps, 'name' | 'hint' | 'error' | 'required'> & {
  id?: string;
  'aria-describedby'?: string;
};

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function wireField({
  name,
  id = name,
  hint,
  error,
  required,
  'aria-describedby': describedBy,
}: Wired): FieldWiring {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describing = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
      'aria-describedby': describing || undefined,
    },
  };
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  wiring: FieldWiring;
  className?: string;
  children: ReactNode;
}

/** Label, hint, the control itself and its error, always in this order. */
export function FieldFrame({ wiring, label, hint, error, required, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('camp-field', error && 'camp-field--invalid', className)}>
      <label
        className={classNames('camp-field__label', required && 'camp-field__label--required')}
        htmlFor={wiring.id}
      >
        {label}
      </label>
      {hint && <FieldHint id={wiring.hintId}>{hint}</FieldHint>}
      {children}
      <FieldError id={wiring.errorId} message={error} />
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="camp-field__hint" id={id}>
      {children}
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <div className="camp-field__error" id={id}>
      {message}
    </div>
  ) : null;
}
