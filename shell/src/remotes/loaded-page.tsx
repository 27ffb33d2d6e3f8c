import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PageBoundary } from './page-boundary';
import { forgetPage, loadMissing, pageOf, type LoadablePage } from './page-cache';
import { Waiting } from './waiting';

interface LoadedPageProps {
  /** Constant for the component's lifetime. Another page needs another `key`. */
  page: LoadablePage;
  /** Rendered next to the page once it is loaded. */
  children?: ReactNode;
}

/** A page that is loaded on its first visit. Shows a skeleton while it loads, and a retry if it fails. */
export function LoadedPage({ page, children }: LoadedPageProps) {
  const [Page, setPage] = useState<ComponentType>(() => pageOf(page));
  const retry = () => {
    forgetPage(page);
    setPage(() => pageOf(page));
  };
  return (
    <PageBoundary title={page.title} onRetry={retry} load={() => loadMissing(page)}>
      <Suspense
        fallback={
          <PageLayout>
            <Waiting />
            <Skeleton lines={6} />
          </PageLayout>
        }
      >
        <Page />
        {children}
      </Suspense>
    </PageBoundary>
  );
}
