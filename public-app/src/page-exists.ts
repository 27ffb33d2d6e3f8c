import { entrances, publicPageList } from '@camp/contracts/registries/public-pages';

const offered: readonly string[] = [...publicPageList, ...Object.values(entrances)].map(({ path }) => path);

/** Whether an address has a page that visitors are led to: a link is shown when that exists. @param path without query */
export const pageExists = (path: string): boolean => offered.includes(path);
