import { PageHeader, type PageHeaderProps } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';

/** A page of the administration: header and content. */
export function AdminPage({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <PageLayout data-density="compact">
      <PageHeader {...header} />
      {children}
    </PageLayout>
  );
}
