import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why the list is empty, and what to do about it. */
  children?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  illustration?: ReactNode;
  level?: 1 | 2 | 3;
  role?: 'alert';
}

/** Replaces an empty list, with a next step. */
export function EmptyState({ title, children, action, illustration, level = 2, role }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="camp-state" role={role}>
      {illustration && <div className="camp-state__picture">{illustration}</div>}
      <Heading className="camp-state__title">{title}</Heading>
      {children && <div className="camp-state__text">{children}</div>}
      {action && <div className="camp-state__action camp-button-row">{action}</div>}
    </div>
  );
}
