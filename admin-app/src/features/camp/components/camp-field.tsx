import type { ReactNode } from 'react';

interface CampFieldProps {
  /** The input's id is `camp-` and this. */
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** One field of the camp form with its label and what is wrong with it. */
export function CampField({ name, label, error, children }: CampFieldProps) {
  return (
    <div className="camp-field">
      <label className="camp-field__label camp-field__label--required" htmlFor={`camp-${name}`}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`camp-${name}-error`} className="camp-field__error">
          {error}
        </p>
      )}
    </div>
  );
}
