import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { AdministrationFrame } from './administration-frame';
import { Guard } from './guard';
import { pathsOf } from './page-at';
import { PageRoute } from './page-route';
import { UnknownPage } from './unknown-page';

export { guardedPageList };

type GuardedPages = typeof guardedPageList;

const routesOf = (pages: GuardedPages): RouteObject[] =>
  pages.flatMap((page) =>
    pathsOf(page).map((path) => ({
      path,
      element: (
        // The key separates the states of two pages.
        <Guard key={page.id} page={page}>
          <PageRoute page={page} />
        </Guard>
      ),
    })),
  );

const routes: RouteObject[] = [
  { element: <AdministrationFrame />, children: routesOf(guardedPageList) },
  { path: '*', element: <UnknownPage /> },
];

/** The guarded pages, and the page for unknown addresses. */
export default function OtherRoutes() {
  return useRoutes(routes);
}
