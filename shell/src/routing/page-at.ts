import type { Page } from '@camp/contracts/registries/page';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { matchPath } from 'react-router-dom';

/** The paths of a page. */
export const pathsOf = ({ path, aliases = [] }: Page): readonly string[] => [path, ...aliases];

/**
 * The page at an address. Undefined if there is none.
 *
 * @param pathname of the address
 * @param guardedPages once they are loaded
 */
export const pageAt = (pathname: string, guardedPages: readonly ListedPage[] = []): ListedPage | undefined =>
  [...publicPageList, ...guardedPages].find((page) =>
    pathsOf(page).some((path) => matchPath(path, pathname)),
  );
