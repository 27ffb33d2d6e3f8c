import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import './outcome-page.css';

interface OutcomePageProps {
  /** A drawing of the outcome. */
  picture: ReactNode;
  title: string;
  lead?: string;
  /** The meaning of the outcome, and links to the next steps. */
  children: ReactNode;
}

/** The page after checkout, for payments and donations. */
export function OutcomePage({ picture, title, lead, children }: OutcomePageProps) {
  return (
    <PageLayout width="text" className="outcome">
      {picture}
      <PageHeader title={title} lead={lead} />
      {children}
    </PageLayout>
  );
}
