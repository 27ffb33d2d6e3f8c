import { contentPreview, previewReady, type PostedWords } from '@camp/contracts/content/preview';
import { applySavedContent, savedContent } from '@camp/contracts/content/saved-content';
import { showAccent } from '@camp/ui/content/show-accent';

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
