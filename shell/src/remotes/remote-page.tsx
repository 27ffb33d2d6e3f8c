import type { PageId } from '@camp/contracts/registries/pages';
import { lazy, Suspense, useState } from 'react';
import { loadPage } from './load-page';

/** A page that a remote brings. */
export function RemotePage({ id }: { id: PageId }) {
  const [Page] = useState(() => lazy(() => loadPage(id)));
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
