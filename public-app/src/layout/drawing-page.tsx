import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import './drawing-page.css';

interface DrawingPageProps {
  title: string;
  lead?: ReactNode;
  /** Decoration: beside the content in a wide window, below it on a phone. */
  drawing: ReactNode;
  children: ReactNode;
}

/** A page of few words: they begin at the left edge of every page, and a drawing takes the room beside them. */
export function DrawingPage({ title, lead, drawing, children }: DrawingPageProps) {
  return (
    <PageLayout>
      <PageHeader title={title} lead={lead} />
      <div className="drawing-page__columns">
        <div className="drawing-page__content">{children}</div>
        <div className="drawing-page__drawing" data-print="hide">
          {drawing}
        </div>
      </div>
    </PageLayout>
  );
}
