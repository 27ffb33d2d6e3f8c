import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

interface PageLayoutProps extends ComponentProps<'div'> {
  /** `text` for reading, `form` for forms, `wide` for lists and the home page. */
  width?: 'text' | 'form' | 'wide';
}

/** The page's column: centered, with a gutter and even spacing. */
export function PageLayout({ width = 'wide', className, ...attributes }: PageLayoutProps) {
  return <div {...attributes} className={classNames('camp-page', `camp-page--${width}`, className)} />;
}

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  level?: 2 | 3;
  /** Next to the title: a link to more, a button. */
  aside?: ReactNode;
  /** A colored band across the window. */
  band?: 'meadow';
}

/** A topic of a page. Its `id` is the target of links inside the page. */
export function Section({
  title,
  level = 2,
  aside,
  band,
  className,
  children,
  id,
  ...attributes
}: SectionProps) {
  const Heading = `h${level}` as const;
  const titleId = title && id ? `${id}-title` : undefined;
  return (
    <section
      {...attributes}
      id={id}
      aria-labelledby={titleId}
      className={classNames('camp-section', band && 'camp-section--band', className)}
    >
      {(title || aside) && (
        <div className="camp-section__header">
          {title && <Heading id={titleId}>{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Running text: headings, paragraphs, lists and links with spacing and short lines. */
export function Prose({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames('camp-prose', className)} />;
}
