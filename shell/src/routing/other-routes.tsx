import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useRoutes } from 'react-router-dom';
import { Guard } from './guard';
import { pathsOf } from './page-at';
import { PageRoute } from './page-route';
import { UnknownPage } from './unknown-page';

export { guardedPageList };

const routes = [
  ...guardedPageList.flatMap((page) =>
    pathsOf(page).map((path) => ({
      path,
      element: (
        // The key keeps one page's state from the next one's.
        <Guard key={page.id} needs={page.needs}>
          <PageRoute page={page} />
        </Guard>
      ),
    })),
  ),
  { path: '*', element: <UnknownPage /> },
];

/** The pages for which one has to be logged in, and the word that there is no page. */
export default function OtherRoutes() {
  return useRoutes(routes);
}
