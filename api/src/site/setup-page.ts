import { savedPageContent, type SavedContent } from '@camp/contracts/content/saved-content';
import { nameDuringSetup, setupNotice } from '@camp/contracts/content/site';

/** What pages are made with. */
export interface PageWords {
  content: SavedContent;
  /** Replaces the head of every page. */
  head?: string;
}

/** @param isSetup whether the camp is still setting up its site, so that nobody reads the example's words */
export const pageWords = (isSetup: boolean): PageWords =>
  isSetup ? { content: contentDuringSetup(), head: setupHead } : { content: savedPageContent() };

const setupHead = `<title>${setupNotice}</title>\n    <meta name="robots" content="noindex" />`;

/** What the camp saved so far, with a name that is nobody's instead of the example's. */
function contentDuringSetup(): SavedContent {
  const { camp, ...others } = savedPageContent();
  return {
    ...others,
    camp: { version: camp?.version ?? 0, values: { name: nameDuringSetup, ...camp?.values } },
  };
}
