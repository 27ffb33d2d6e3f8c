import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import './drawing-page.css';

interface DrawingPageProps {
  title: string;
  lead?: ReactNode;
  /** A decorative drawing, beside the content in a wide window and below it on a phone. */
  drawing: ReactNode;
  children: ReactNode;
}

/** A page with little text. The text starts at the usual left edge, and a drawing fills the rest. */
export function DrawingPage({ title, lead, drawing, children }: DrawingPageProps) {
  return (
    <PageLayout>
      <PageHeader title={title} lead={lead} />
      <div className="drawing-page__columns camp-stack">
        <div className="drawing-page__content">{children}</div>
        <div className="drawing-page__drawing" data-print="hide">
          {drawing}
        </div>
      </div>
    </PageLayout>
  );
}
