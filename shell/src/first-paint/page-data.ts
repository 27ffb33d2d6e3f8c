import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';

/** Data that the API put into the page (api/src/site). @returns undefined if the page came without it */
function dataIn<Data>(id: string): Data | undefined {
  const data = document.getElementById(id)?.textContent;
  return data ? (JSON.parse(data) as Data) : undefined;
}

/**
 * The camp that the API used for the first paint, so that the page starts with the same content.
 *
 * @returns null if there is no camp, undefined if the page came without one
 */
export const paintedCamp = (): CurrentCamp | null | undefined => dataIn('current-camp');

/** Makes this page use the words that the camp saved. Call it before anything is rendered. */
export function applyPageContent(): void {
  applySavedContent(dataIn<SavedContent>('saved-content') ?? {});
}
