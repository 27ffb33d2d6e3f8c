import { pageList, type Page, type PageId } from '@camp/contracts/registries/pages';
import { matchPath } from 'react-router-dom';

/** The paths under which a page is shown. */
export const pathsOf = ({ path, aliases = [] }: Page): readonly string[] => [path, ...aliases];

/** The page at an address; undefined where no page is. @param pathname of the address */
export const pageAt = (pathname: string): (Page & { id: PageId }) | undefined =>
  pageList.find((page) => pathsOf(page).some((path) => matchPath(path, pathname)));
