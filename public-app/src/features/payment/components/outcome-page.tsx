import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import './outcome-page.css';

interface OutcomePageProps {
  /** A drawing that tells how it went. */
  picture: ReactNode;
  title: string;
  lead?: string;
  /** What follows from it, and where to go from here. */
  children: ReactNode;
}

/** The way back from the checkout page, for payments and donations. */
export function OutcomePage({ picture, title, lead, children }: OutcomePageProps) {
  return (
    <PageLayout width="text" className="outcome">
      {picture}
      <PageHeader title={title} lead={lead} />
      {children}
    </PageLayout>
  );
}
