import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title' | 'id'> {
  /** Target of the form's trail. Also labels the section. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
}

/** A section of a long form, with its own marker on the trail. */
export function FormSection({
  id,
  title,
  description,
  className,
  children,
  ...attributes
}: FormSectionProps) {
  return (
    <section
      {...attributes}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames('camp-form-section', className)}
    >
      <h2 className="camp-form-section__title" id={`${id}-title`}>
        {title}
      </h2>
      {description && <div className="camp-form-section__description">{description}</div>}
      {children}
    </section>
  );
}

interface FieldRowProps extends ComponentProps<'div'> {
  /** Relative widths, for example '2fr 1fr 1fr'. Default: equal widths. */
  columns?: string;
}

/** Short fields side by side if there is room, one below the other on a phone. */
export function FieldRow({ columns, className, style, ...attributes }: FieldRowProps) {
  return (
    <div
      {...attributes}
      className={classNames('camp-field-row', className)}
      style={columns ? { ...style, gridTemplateColumns: columns } : style}
    />
  );
}
