import type { CampRecord, CurrentCamp } from '../camp/operations';
import type { SavedContent } from '../content/saved-content';
import type { Photograph } from '../photograph/photograph';
import type { PublicPageId } from './public-pages';
import type { StaffProfileRecord } from '../staff-profile/operations';

/** What public pages show besides the camp's words. Absent: not known, or the page doesn't show it. */
export interface PageFacts {
  /** ISO time that the page is rendered for. */
  now: string;
  /** The current camp. Null if there is none. */
  camp?: CurrentCamp | null;
  camps?: readonly CampRecord[];
  staffProfiles?: readonly StaffProfileRecord[];
  /** Those of the gallery. */
  photographs?: readonly Photograph[];
}

/** What a browser needs to render the same page as the server. It is JSON in the page. */
export interface PageStart {
  /** Path of the page. */
  path: string;
  /** ISO time that the page was rendered for. */
  now: string;
  /** The data of queries, by their keys. */
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** Id of the element with `PageStart`. */
export const pageStartId = 'page-start';

/** A public page as the server rendered it. */
export interface RenderedPage {
  /** Content of `#root`. */
  html: string;
  start: PageStart;
}

/** The module that renders public pages on the server. The build of the shell writes it. */
export interface PageRenderer {
  /** @throws Error if a part of the page fails to render */
  renderPage: (id: PublicPageId, facts: PageFacts, content: SavedContent) => Promise<RenderedPage>;
}

/** The addresses of the scripts and stylesheets of pages, and of parts of the shell. The builds write them. */
export type PageFiles = Readonly<Partial<Record<string, readonly string[]>>>;
