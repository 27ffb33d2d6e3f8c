import { Compass } from '@camp/ui/illustrations/compass';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import { DrawingPage } from '../../../layout/drawing-page';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Narrow for a form of two fields, wide for one of many. */
  width?: 'text' | 'form';
  children: ReactNode;
}

/** The frame of the pages around an account. */
export function AccountPage({ title, lead, width = 'text', children }: AccountPageProps) {
  const header = <PageHeader title={title} lead={lead} />;
  if (width === 'text') {
    return (
      <DrawingPage header={header} drawing={<Compass />}>
        {children}
      </DrawingPage>
    );
  }
  return (
    <PageLayout width={width}>
      {header}
      {children}
    </PageLayout>
  );
}
