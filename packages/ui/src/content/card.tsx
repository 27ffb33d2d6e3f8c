import type { ReactNode } from 'react';
import { classNames } from '../class-names';

interface CardProps {
  title?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Next to the title: a status, a menu. */
  aside?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** `meadow` to draw attention. */
  tone?: 'paper' | 'meadow';
  className?: string;
  children?: ReactNode;
}

/** A self-contained item of a page: a record, a person, a next step. */
export function Card({ title, level = 3, aside, actions, tone = 'paper', className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames('camp-card', tone !== 'paper' && `camp-card--${tone}`, className)}>
      {(title || aside) && (
        <header className="camp-spread">
          {title && <Heading>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
      {actions && <footer className="camp-card__actions camp-button-row">{actions}</footer>}
    </article>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="camp-card-grid">{children}</div>;
}
