import type { SavedValues } from './saved-content';

/** Value of `preview` in the address of a page that shows unsaved words. The page may then be in a frame of this site. */
export const contentPreview = 'content';

/** What the page posts to `/admin/content` once it can show words. */
export const previewReady = 'content-preview-ready';

/** What `/admin/content` posts to the page in its frame. */
export interface PostedWords {
  type: typeof contentPreview;
  subject: string;
  values: SavedValues;
}
