import { pageList } from '@camp/contracts/registries/pages';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { pathsOf } from './page-at';
import { PageRoute } from './page-route';
import { rarePage } from './rare-page';

/** The routes: every page under its path and its aliases, inside the one layout. */
export const routes = (): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      ...pageList.flatMap((page) =>
        // The key keeps one page's state from the next one's.
        pathsOf(page).map((path) => ({ path, element: <PageRoute key={page.id} page={page} /> })),
      ),
      { path: '*', element: rarePage(() => import('./unknown-page'), 'Cannot match any routes') },
    ],
  },
];
