import { pages, type PageId } from '@camp/contracts/registries/pages';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadPage } from './load-page';
import { PageBoundary } from './page-boundary';
import { Waiting } from './waiting';

// A page that came once is there at once the next time; a failed one is forgotten by its retry.
const loadedPages = new Map<PageId, ComponentType>();
const lazyPages = new Map<PageId, ReturnType<typeof lazyPage>>();
const lazyPage = (id: PageId) =>
  lazy(async () => {
    await preloadPage(id);
    return { default: loadedPages.get(id) as ComponentType };
  });

/**
 * Loads a page before it is shown, so that it is there at once.
 *
 * @throws when it does not come; showing it then tries again
 */
export async function preloadPage(id: PageId): Promise<void> {
  loadedPages.set(id, (await loadPage(id)).default);
}

function pageOf(id: PageId) {
  const loaded = loadedPages.get(id);
  if (loaded) return loaded;
  const page = lazyPages.get(id) ?? lazyPage(id);
  lazyPages.set(id, page);
  return page;
}

/** Loads a page that has not come yet; undefined when it is here and fails for another reason. */
const loadMissing = (id: PageId) => (loadedPages.has(id) ? undefined : preloadPage(id));

interface RemotePageProps {
  id: PageId;
  /** Stands beside the page once it is there. */
  children?: ReactNode;
}

/** A page that a remote brings: its outline while it loads, a way to try again when it does not come. */
export function RemotePage({ id, children }: RemotePageProps) {
  const [Page, setPage] = useState<ComponentType>(() => pageOf(id));
  const retry = () => {
    lazyPages.delete(id);
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
