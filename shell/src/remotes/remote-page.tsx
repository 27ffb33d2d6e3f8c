import { pages, type PageId } from '@camp/contracts/registries/pages';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PageBoundary } from './page-boundary';
import { forgetPage, loadMissing, pageOf } from './page-cache';
import { Waiting } from './waiting';

interface RemotePageProps {
  id: PageId;
  /** Stands beside the page once it is there. */
  children?: ReactNode;
}

/** A page that a remote brings: its outline while it loads, a way to try again when it does not come. */
export function RemotePage({ id, children }: RemotePageProps) {
  const [Page, setPage] = useState<ComponentType>(() => pageOf(id));
  const retry = () => {
    forgetPage(id);
    setPage(() => pageOf(id));
  };
  return (
    <PageBoundary title={pages[id].title} onRetry={retry} load={() => loadMissing(id)}>
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
