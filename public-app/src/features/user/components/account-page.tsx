import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import type { ReactNode } from 'react';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Narrow for a form of two fields, wide for one of many. */
  width?: 'text' | 'form';
  children: ReactNode;
}

/** The frame of the pages around an account. */
export function AccountPage({ title, lead, width = 'text', children }: AccountPageProps) {
  return (
    <PageLayout width={width}>
      <PageHeader contour title={title} lead={lead} />
      {children}
    </PageLayout>
  );
}
