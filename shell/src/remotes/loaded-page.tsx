import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PageBoundary } from './page-boundary';
import { forgetPage, loadMissing, pageOf, type LoadablePage } from './page-cache';
import { Waiting } from './waiting';

interface LoadedPageProps {
  /** Shown for as long as this component is there; another one needs another `key`. */
  page: LoadablePage;
  /** Stands beside the page once it is there. */
  children?: ReactNode;
}

/** A page that comes when it is visited: its outline while it loads, a way to try again when it does not come. */
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
