import type { ReactNode } from 'react';
import '../styles/fields.css';

interface FormSectionProps {
  /** The target of the form's trail, and the base of the title's id. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
}

/** A section of a long form, with its own marker on the trail. */
export function FormSection({ id, title, description, children }: FormSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="camp-form-section">
      <h2 className="camp-form-section__title" id={`${id}-title`}>
        {title}
      </h2>
      {description && <div className="camp-form-section__description">{description}</div>}
      {children}
    </section>
  );
}

interface FieldRowProps {
  /** Relative widths, for example '2fr 1fr 1fr'. Default: equal widths. */
  columns?: string;
  children: ReactNode;
}

/** Short fields, side by side if there is room, stacked on a phone. */
export function FieldRow({ columns = '', children }: FieldRowProps) {
  return (
    // The content security policy refuses a style attribute in the server's HTML.
    <div ref={(row) => row?.style.setProperty('grid-template-columns', columns)} className="camp-field-row">
      {children}
    </div>
  );
}
