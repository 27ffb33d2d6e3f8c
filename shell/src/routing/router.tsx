import { pageList } from '@camp/contracts/registries/pages';
import { createBrowserRouter } from 'react-router-dom';
import { RemotePage } from '../remotes/remote-page';

/** The routes: every page under its path and its aliases. */
export function createRouter() {
  return createBrowserRouter(
    pageList.flatMap((page) =>
      [page.path, ...(page.aliases ?? [])].map((path) => ({
        path,
        element: <RemotePage key={page.id} id={page.id} />,
      })),
    ),
  );
}
