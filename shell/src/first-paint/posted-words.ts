import { accentStyle } from '@camp/contracts/content/accent-colors';
import { contentPreview, previewReady, type PostedWords } from '@camp/contracts/content/preview';
import { applySavedContent, savedContent } from '@camp/contracts/content/saved-content';

/**
 * Shows the unsaved words that the surrounding `/admin/content` posts, and tells it that this page is ready.
 *
 * @param show renders the page again, with the number of changes so far
 */
export function showPostedWords(show: (words: number) => void): void {
  let words = 0;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PostedWords | undefined>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (data?.type !== contentPreview) return;
    const { subject, values } = data;
    const version = savedContent()[subject]?.version ?? 0;
    applySavedContent({ ...savedContent(), [subject]: { version, values } });
    showAccent();
    show(++words);
  });
  window.parent.postMessage(previewReady, window.location.origin);
}

/** Replaces the page's accent by the unsaved one. Phones of 2022 can't, and show the saved one. */
function showAccent(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const style = new CSSStyleSheet();
  style.replaceSync(accentStyle());
  document.querySelector('style[data-accent]')?.remove();
  document.adoptedStyleSheets = [style];
}
