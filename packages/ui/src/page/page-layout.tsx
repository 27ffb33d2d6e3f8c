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

interface SectionProps {
  id: string;
  title: ReactNode;
  /** Next to the title: a link to more, a button. */
  aside?: ReactNode;
  /** A colored band across the window. */
  band?: 'meadow';
  /** Soon outdated: hidden on a page that was saved earlier. */
  live?: boolean;
  className?: string;
  children: ReactNode;
}

/** A topic of a page. Its `id` is the target of links inside the page. */
export function Section({ id, title, aside, band, live, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-live={live || undefined}
      className={classNames('camp-section', band && 'camp-section--band', className)}
    >
      <div className="camp-section__header">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Running text: headings, paragraphs, lists and links with spacing and short lines. */
export function Prose({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames('camp-prose', className)} />;
}
