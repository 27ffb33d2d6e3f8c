import type { ReactNode } from 'react';
import { Contours } from '../illustrations/contours';
import '../styles/page-header.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A few words above the title, such as the camp year. */
  eyebrow?: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** The link back: `BackLink`. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** The top of every page: its h1 and related elements. */
export function PageHeader({ title, eyebrow, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="camp-page-header">
      {back}
      <div className="camp-page-header__row">
        <div className="camp-page-header__words">
          {eyebrow && <p className="camp-eyebrow">{eyebrow}</p>}
          <h1 className="camp-page-header__title">{title}</h1>
          {lead && <p className="camp-lead">{lead}</p>}
        </div>
        {actions && <div className="camp-button-row">{actions}</div>}
      </div>
      <Contours />
    </header>
  );
}
