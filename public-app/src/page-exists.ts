import { pageList } from '@camp/contracts/registries/pages';

/** Whether an address has a page: a link is shown when what it leads to exists. @param path without query */
export const pageExists = (path: string): boolean =>
  pageList.some((page) => page.path === path || page.aliases?.includes(path));
