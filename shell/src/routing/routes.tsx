import { publicPageList } from '@camp/contracts/registries/public-pages';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { LoadedPage } from '../remotes/loaded-page';
import { otherPages } from './guarded-pages';
import { pathsOf } from './page-at';
import { PageRoute } from './page-route';

/** The routes: every page under its path and its aliases, inside one layout. */
export const routes = (): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      ...publicPageList.flatMap((page) =>
        // The key separates the states of two pages.
        pathsOf(page).map((path) => ({ path, element: <PageRoute key={page.id} page={page} /> })),
      ),
      { path: '*', element: <LoadedPage page={otherPages} /> },
    ],
  },
];
