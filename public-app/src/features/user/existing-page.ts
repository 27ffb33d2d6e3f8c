import { guardedPageList } from '@camp/contracts/registries/guarded-pages';

const paths: readonly string[] = guardedPageList.map(({ path }) => path);

/** Whether a page for people who are logged in is there: a button that leads nowhere is not shown. */
export const isExistingPage = (path: string): boolean => paths.includes(path);
